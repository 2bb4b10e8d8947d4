import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, EnvError, loadEnv } from '../env.ts';
import { configureLog } from '../log.ts';
import { StartError } from '../start-error.ts';
import { fetchCopy, listCopies } from './offsite/copies.ts';
import { type OffsitePlace, offsitePlace } from './offsite/place.ts';
import { restoreBackup } from './restore.ts';

const usage = `Puts a backup into an empty data folder (DATA_DIR) or database (DATABASE_URL).

  npm run restore -- data/backups/backup-….tar.gz
  npm run restore -- --offsite                      the newest off-site copy, with the BACKUP_… variables set
  npm run restore -- --offsite backup-….tar.gz      a certain one
  npm run restore -- --offsite --list               says which there are`;

/** Fetches an off-site copy as a temporary file for `use`. */
async function withCopy<T>(
  env: Env,
  name: string | undefined,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const place = neededPlace(env);
  const copy = name ?? (await listCopies(place))[0]?.name;
  if (!copy) throw new StartError(`There is no copy in ${place.label}.`);
  const folder = await mkdtemp(join(tmpdir(), 'akra-restore-'));
  try {
    const path = join(folder, 'backup.tar.gz');
    console.log(`\n  Fetching ${copy} from ${place.label}`);
    await fetchCopy(place, copy, path);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function neededPlace(env: Env): OffsitePlace {
  const place = offsitePlace(env);
  if (!place)
    throw new StartError('Set BACKUP_KEY and BACKUP_FOLDER or BACKUP_S3_ENDPOINT to read off-site copies.');
  return place;
}

async function run(
  file: string | undefined,
  { offsite, list }: { offsite: boolean; list: boolean },
): Promise<void> {
  configureLog('warn');
  const env = loadEnv();
  if (offsite && list) {
    for (const { name, madeAt } of await listCopies(neededPlace(env)))
      console.log(`  ${name}  copied ${madeAt.toISOString()}`);
    return;
  }
  if (!file && !offsite) throw new StartError(usage);
  const path = resolve(file ?? '');
  if (!offsite && !existsSync(path)) throw new StartError(`There is no file ${path}.`);
  const { manifest, rows, opened } = offsite
    ? await withCopy(env, file, (fetched) => restoreBackup(fetched, env))
    : await restoreBackup(path, env);
  console.log(`\n  Restored the backup of ${manifest.madeAt}: ${rows} rows, ${manifest.files.length} files.`);
  console.log(`  The secret opens all ${opened} sealed keys. Start the site with npm start.\n`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { offsite: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
});
run(positionals[0], values).catch((error: unknown) => {
  console.error(error instanceof StartError || error instanceof EnvError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
