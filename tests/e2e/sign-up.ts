import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { dataPaths } from '../../server/db/embedded/paths.ts';
import { connectionTo } from '../../server/db/embedded/postmaster.ts';

const foldersOfSites = () =>
  new Map([
    [process.env.SITE_ADDRESS, process.env.SITE_DATA_DIR],
    [process.env.PEERED_SITE_ADDRESS, process.env.PEERED_SITE_DATA_DIR],
  ]);

/** Opens the database of a site for some statements that no page makes. */
export async function inDatabase<T>(
  origin: string,
  work: (client: pg.Client) => Promise<T>,
  dataFolder = foldersOfSites().get(origin),
): Promise<T> {
  const client = new pg.Client(connectionTo(dataPaths(dataFolder ?? '').sockets));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Writes an account with an open session; gives its address and what the session's cookie says. */
export async function insertSession(client: pg.Client, who: string): Promise<{ email: string; sid: string }> {
  const [id, login, sid] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')];
  const email = `${who}-${id}@example.com`;
  const hash = createHash('sha256').update(`sid:${sid}`).digest('base64url');
  await client.query(
    `insert into identity_users (id, email, email_key, email_verified, valid_since, created_at, last_login_at)
     values ($1, $2, $2, false, now(), now(), now())`,
    [id, email],
  );
  await client.query(
    `insert into identity_logins (id, user_id, refresh_hash, generation, auth_time, provider, created_at, last_used_at)
     values ($1, $2, $3, 0, now(), 'password', now(), now())`,
    [login, id, sid],
  );
  await client.query(
    `insert into sessions (id, hash, issuer, user_id, login_id, email, email_verified, auth_time, device, created_at, last_seen_at)
     values ($1, $2, 'embedded', $3, $4, $5, false, now(), 'A browser', now(), now())`,
    [randomUUID(), hash, id, login, email],
  );
  return { email, sid };
}

/**
 * Makes an account with an open session in the database of a site: signing up through the site is limited
 * for one network, as it should be, and journeys that are about something else come from the same one.
 */
export const newSession = (
  origin: string,
  who: string,
  dataFolder?: string,
): Promise<{ email: string; sid: string }> =>
  inDatabase(origin, (client) => insertSession(client, who), dataFolder);

/** Lets a tab be somebody's who is new at a site; gives the address of the account. */
export async function signUp(page: Page, origin: string, who: string, dataFolder?: string): Promise<string> {
  const { email, sid } = await newSession(origin, who, dataFolder);
  const shown = encodeURIComponent(JSON.stringify({ name: email, initials: 'NN', staff: false }));
  await page.context().addCookies([
    { name: 'sid', value: sid, url: origin },
    { name: 'who', value: shown, url: origin },
  ]);
  return email;
}
