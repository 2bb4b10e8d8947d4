import pg from 'pg';
import { dataPaths } from '../../server/db/embedded/paths.ts';
import { connectionTo } from '../../server/db/embedded/postmaster.ts';

/** Makes somebody staff, whose address counts as shown to be theirs; the admin panel's part, in the database of a site. */
export async function makeStaff(email: string, dataFolder = process.env.SITE_DATA_DIR): Promise<void> {
  const client = new pg.Client(connectionTo(dataPaths(dataFolder ?? '').sockets));
  await client.connect();
  await client.query('update identity_users set email_verified = true where email_key = $1', [email]);
  await client.query("insert into staff_marks values ($1, 'test', now())", [email]);
  await client.end();
}
