import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { services } from '#server/services.ts';

/** Where the backups of the panel lie. */
export const backupsFolder = (): string => join(services().env.DATA_DIR, 'backups');

/** The path of one backup. Its name is made here and never comes from a request. */
export const backupPath = (name: string): string => join(backupsFolder(), name);

/** The size of a backup's file on this server; null where it is not here. */
export async function sizeHere(name: string): Promise<number | null> {
  const found = await stat(backupPath(name)).catch(() => null);
  return found?.isFile() ? found.size : null;
}
