import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError, loadEnv } from '../env.ts';
import { configureLog } from '../log.ts';
import { StartError } from '../start-error.ts';
import { restoreBackup } from './restore.ts';

const usage = `Puts a backup into an empty data folder (DATA_DIR) or database (DATABASE_URL).

  npm run restore -- data/backups/backup-….tar.gz`;

async function run(file: string | undefined): Promise<void> {
  configureLog('warn');
  if (!file) throw new StartError(usage);
  const path = resolve(file);
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
  const { manifest, rows, opened } = await restoreBackup(path, loadEnv());
  console.log(`\n  Restored the backup of ${manifest.madeAt}: ${rows} rows, ${manifest.files.length} files.`);
  console.log(`  The secret opens all ${opened} sealed keys. Start the site with npm start.\n`);
}

const { positionals } = parseArgs({ allowPositionals: true });
run(positionals[0]).catch((error: unknown) => {
  console.error(error instanceof StartError || error instanceof EnvError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
