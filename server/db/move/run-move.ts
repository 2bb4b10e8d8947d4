import { parseArgs } from 'node:util';
import { EnvError, loadEnv } from '../../env.ts';
import { configureLog } from '../../log.ts';
import { StartError } from '../../start-error.ts';
import { moveDatabase, placeOf } from './move.ts';

const usage = `Moves the embedded database of the data folder to a PostgreSQL server. Stop the site first.

  npm run move-database -- --to postgres://user:password@host:5432/database

The database there must be empty. If the command is broken off, run it again: it goes on where it stopped.`;

async function run(to: string | undefined): Promise<void> {
  configureLog('warn');
  if (!to || !/^postgres(ql)?:\/\//.test(to)) throw new StartError(usage);
  const env = loadEnv();
  if (env.DATABASE_URL)
    throw new StartError(
      'DATABASE_URL is set, so this site does not use its embedded database. Remove DATABASE_URL to move the embedded one.',
    );
  const { tables, rows, found, opened } = await moveDatabase(env, to, (line) => console.log(line));
  console.log(
    `\n  Moved ${rows} rows of ${tables} tables to ${placeOf(to)}. Every count and checksum is the same.`,
  );
  if (found > 0) console.log(`  ${found} tables were already there from an earlier attempt, or are empty.`);
  console.log(`  The secret opens all ${opened} sealed keys there. The embedded database was not changed.\n`);
  console.log('  What to do next:');
  console.log('  1. Set DATABASE_URL to the address you used here.');
  console.log(
    env.APP_SECRET
      ? '  2. Keep APP_SECRET unchanged on every server, because links, sessions and sealed keys depend on it.'
      : `  2. On every server set APP_SECRET to the contents of ${env.DATA_DIR}/app-secret, because links, sessions and sealed keys depend on it.`,
  );
  console.log(
    env.S3_BUCKET
      ? '  3. Start the site. Uploads stay in the bucket.'
      : `  3. Start the site. Uploads are still in ${env.DATA_DIR}/files. If you run several servers, set S3_ENDPOINT and the variables listed with it.`,
  );
  console.log('  4. Once everything works, you can delete the folder `postgres` in the data folder.\n');
}

const { values } = parseArgs({ options: { to: { type: 'string' } } });
run(values.to).catch((error: unknown) => {
  console.error(error instanceof StartError || error instanceof EnvError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
