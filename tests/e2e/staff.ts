import type { Page } from '@playwright/test';
import pg from 'pg';
import type { StaffArea } from '../../lib/staff/staff-areas.ts';
import { dataPaths } from '../../server/db/embedded/paths.ts';
import { connectionTo } from '../../server/db/embedded/postmaster.ts';
import { newSession } from './sign-up.ts';

/** Makes somebody staff, whose address counts as shown to be theirs; the admin panel's part, in the database of a site. */
export async function makeStaff(
  email: string,
  dataFolder = process.env.SITE_DATA_DIR,
  areas: readonly StaffArea[] = ['owner'],
): Promise<void> {
  const client = new pg.Client(connectionTo(dataPaths(dataFolder ?? '').sockets));
  await client.connect();
  await client.query('update identity_users set email_verified = true where email_key = $1', [email]);
  await client.query(
    `insert into staff_marks (email_key, added_by, added_at, areas) values ($1, 'test', now(), $2)
     on conflict (email_key) do update set areas = excluded.areas`,
    [email, areas],
  );
  await client.end();
}

async function ownersSession(): Promise<string> {
  const { email, sid } = await newSession(process.env.SITE_ADDRESS ?? '', 'owner');
  await makeStaff(email);
  return sid;
}

let owner: Promise<string> | undefined;

/** Lets a tab be an owner's for as long as `work` takes. */
export async function asOwner(page: Page, origin: string, work: () => Promise<void>): Promise<void> {
  owner ??= ownersSession();
  await page.context().addCookies([{ name: 'sid', value: await owner, url: origin }]);
  try {
    await work();
  } finally {
    await page.context().clearCookies();
  }
}
