import { createHmac } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { networkOf } from '#lib/run/network.ts';
import { now } from '../clock.ts';
import { limitCounters } from '../db/tables.ts';
import type { DbOrTx } from '../db/transaction.ts';
import { log } from '../log.ts';
import { services } from '../services.ts';
import { accountFailures, accountKey } from './account-attempts.ts';
import type { Failures } from './attempt-rules.ts';

const windowMs = 15 * 60_000;

/** Where counting happens: only keyed hashes are kept, as long as a window lasts. */
function keyOf(...parts: string[]): string {
  const hash = createHmac('sha256', services().secret).update(JSON.stringify(['identity', ...parts]));
  return `identity:${hash.digest('base64url').slice(0, 22)}:${Math.floor(now().getTime() / windowMs)}`;
}

/** Counts one more of something within a quarter of an hour; gives how many there were. */
export async function countOne(db: DbOrTx, ...parts: string[]): Promise<number> {
  const endsAt = new Date((Math.floor(now().getTime() / windowMs) + 1) * windowMs);
  const [row] = await db
    .insert(limitCounters)
    .values({ key: keyOf(...parts), used: 1, endsAt })
    .onConflictDoUpdate({ target: limitCounters.key, set: { used: sql`${limitCounters.used} + 1` } })
    .returning({ used: limitCounters.used });
  return row?.used ?? 1;
}

/** How often something was counted within this quarter of an hour. */
export async function countedSoFar(db: DbOrTx, ...parts: string[]): Promise<number> {
  const [row] = await db
    .select({ used: limitCounters.used })
    .from(limitCounters)
    .where(eq(limitCounters.key, keyOf(...parts)));
  return row?.used ?? 0;
}

const keysOf = (emailKey: string, address: string) => {
  const network = networkOf(address);
  return { pair: ['failed-pair', emailKey, network], network: ['failed-network', network] };
};

/** The failures so far of an account and a place. */
export async function failuresOf(emailKey: string, address: string): Promise<Failures> {
  const keys = keysOf(emailKey, address);
  const named = { pair: keyOf(...keys.pair), network: keyOf(...keys.network), account: accountKey(emailKey) };
  const rows = await services()
    .database.db.select()
    .from(limitCounters)
    .where(inArray(limitCounters.key, Object.values(named)));
  const row = (key: string) => rows.find((one) => one.key === key);
  const { failures: account, wait } = accountFailures(row(named.account), now());
  return { pair: row(named.pair)?.used ?? 0, account, wait, network: row(named.network)?.used ?? 0 };
}

/** Notes where a sign-in failed, whether or not there is such an account. */
export async function noteFailure(emailKey: string, address: string): Promise<void> {
  const keys = keysOf(emailKey, address);
  const { db } = services().database;
  // The keyed hash tells one account's failures from another's without saying whose they are.
  log().info({ account: accountKey(emailKey) }, 'a sign-in was refused');
  await Promise.all(Object.values(keys).map((parts) => countOne(db, ...parts)));
}

/** Forgets the failures of an account from a place: its owner was let in. */
export async function forgetFailures(emailKey: string, address: string): Promise<void> {
  await services()
    .database.db.delete(limitCounters)
    .where(inArray(limitCounters.key, [keyOf(...keysOf(emailKey, address).pair)]));
}
