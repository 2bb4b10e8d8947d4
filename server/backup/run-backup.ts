import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { now } from '../clock.ts';
import { openDatabase } from '../db/database.ts';
import { EnvError, loadEnv } from '../env.ts';
import { configureLog } from '../log.ts';
import { appSecret } from '../secret.ts';
import { StartError } from '../start-error.ts';
import { makeStorage } from '../storage/make-storage.ts';
import { makeBackup } from './make.ts';
import { backupName } from './name.ts';

const mib = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Backs up the site of this environment, running or not. */
async function run(out: string | undefined): Promise<void> {
  configureLog('warn');
  // Beside a running site: the data folder is shared with it on purpose.
  const env = { ...loadEnv(), SHARED_DATA: true };
  const file = out ? resolve(out) : join(env.DATA_DIR, 'backups', backupName(now()));
  const database = await openDatabase(env);
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const made = await makeBackup({
      connection: database.connection,
      storage: makeStorage(env),
      secret: { value: appSecret(env), inFolder: !env.APP_SECRET },
      out: file,
    });
    const { manifest, missing } = made;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `\n  ${file}\n  ${mib(made.bytes)}, ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files\n  sha256 ${made.sha256}`,
    );
    console.log(
      manifest.secret.lies === 'here'
        ? '  The file contains the data folder’s secret, so anyone who has it can read everything. Guard it like a password.\n'
        : '  APP_SECRET is not in the file. Keep it in a separate place, because a restore needs it.\n',
    );
    for (const key of missing) console.log(`  was gone before it could be read: ${key}`);
  } finally {
    await database.close();
  }
}

const { values } = parseArgs({ options: { out: { type: 'string' } } });
run(values.out).catch((error: unknown) => {
  console.error(error instanceof StartError || error instanceof EnvError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
