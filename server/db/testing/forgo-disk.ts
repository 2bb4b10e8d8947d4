import pg from 'pg';

/**
 * Lets a database server leave writing to the system's own time, and tables unswept that live for seconds: a fifth of
 * the units' time was waiting for the disk, and what a test keeps must outlive a killed process, not a machine without
 * power.
 */
export async function forgoDisk(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
