import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Makes the jobs' tables, as this version's pg-boss has them. */
export async function makeJobTables({
  host,
  port,
  user,
  database,
  connectionString,
}: pg.ClientConfig): Promise<void> {
  const boss = new PgBoss({
    ...(connectionString ? { connectionString } : { host, port, user, database }),
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}
