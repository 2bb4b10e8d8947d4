import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { services } from '#server/services.ts';

/** Where exports lie. */
export const exportsFolder = (): string => join(services().env.DATA_DIR, 'exports');

/** The file of an export. */
export const exportPath = (id: string): string => join(exportsFolder(), `${id}.zip`);

/** How large the file of an export is; null where it is not on this server. */
export async function sizeHere(id: string): Promise<number | null> {
  try {
    return (await stat(exportPath(id))).size;
  } catch {
    return null;
  }
}
