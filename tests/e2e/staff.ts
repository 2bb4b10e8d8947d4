import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import type { StaffArea } from '../../lib/staff-areas.ts';
import { dataPaths } from '../../server/db/embedded/paths.ts';
import { connectionTo } from '../../server/db/embedded/postmaster.ts';
import { signUp } from './sign-up.ts';

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

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
let ownersCookies: Cookies | undefined;

/** Lets a tab be an owner's for as long as `work` takes; the account is made once a worker. */
export async function asOwner(page: Page, origin: string, work: () => Promise<void>): Promise<void> {
  const context = page.context();
  if (ownersCookies) await context.addCookies(ownersCookies);
  else {
    await makeStaff(await signUp(page, origin, 'owner'));
    ownersCookies = await context.cookies(origin);
  }
  try {
    await work();
  } finally {
    await context.clearCookies();
  }
}
