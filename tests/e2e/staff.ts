import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import type { StaffArea } from '../../lib/staff-areas.ts';
import { dataPaths } from '../../server/db/embedded/paths.ts';
import { connectionTo } from '../../server/db/embedded/postmaster.ts';

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

/** Opens a session in the database itself: signing up through the site is limited, and other journeys need their share. */
async function ownersSession(): Promise<string> {
  const [id, login, sid] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')];
  const email = `owner-${id}@example.com`;
  const hash = createHash('sha256').update(`sid:${sid}`).digest('base64url');
  const client = new pg.Client(connectionTo(dataPaths(process.env.SITE_DATA_DIR ?? '').sockets));
  await client.connect();
  await client.query(
    `insert into identity_users (id, email, email_key, email_verified, display_name, valid_since, created_at, last_login_at)
     values ($1, $2, $2, true, 'Olga Owner', now(), now(), now())`,
    [id, email],
  );
  await client.query(
    `insert into identity_logins (id, user_id, refresh_hash, generation, auth_time, provider, created_at, last_used_at)
     values ($1, $2, $3, 0, now(), 'password', now(), now())`,
    [login, id, sid],
  );
  await client.query(
    `insert into sessions (id, hash, issuer, user_id, login_id, email, email_verified, auth_time, device, created_at, last_seen_at)
     values ($1, $2, 'embedded', $3, $4, $5, true, now(), 'A browser', now(), now())`,
    [randomUUID(), hash, id, login, email],
  );
  await client.end();
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
