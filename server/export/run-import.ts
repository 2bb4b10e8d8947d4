import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError, loadEnv } from '../env.ts';
import { StartError } from '../start-error.ts';
import { bringIn } from './bring-in.ts';

const usage = `Puts an export into an empty data folder (DATA_DIR) or database (DATABASE_URL).

  npm run import -- export.zip`;

async function run(file: string | undefined): Promise<void> {
  if (!file) throw new StartError(usage);
  const path = resolve(file);
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
  const { manifest, rows, files } = await bringIn(path, loadEnv());
  const { site, madeAt } = manifest;
  console.log(`\n  Imported the export of ${site}, made at ${madeAt}: ${rows} rows, ${files} files.`);
  console.log('  Everyone sets a new password by email. Start the site with npm start.\n');
}

const { positionals } = parseArgs({ allowPositionals: true });
run(positionals[0]).catch((error: unknown) => {
  console.error(error instanceof StartError || error instanceof EnvError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
