import { services } from '#server/services.ts';
import { changeSettings, type Settings } from '#server/settings/settings.ts';

/** Says when backups are made, and how many are kept. */
export async function saveBackupSettings(backup: Partial<Settings['backup']>, actor: string): Promise<void> {
  await services().inTransaction((tx) => changeSettings(tx, { backup }, actor));
}
