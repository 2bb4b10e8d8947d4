// npm run identity:rotate-keys: a new key signs from now on. It may run beside the server.
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { loadEnv } from '../env.ts';
import { appSecret } from '../secret.ts';
import { rotateKeys } from './keys.ts';

const env = loadEnv();
const database = await openDatabase({ ...env, SHARED_DATA: true });
try {
  await migrate(database.connection, { lock: env.MIGRATION_LOCK });
  await rotateKeys(database.db, appSecret(env));
  console.log('Tokens are now signed with a new key. Those signed with the old key expire within the hour.');
} finally {
  await database.close();
}
