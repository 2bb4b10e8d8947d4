import { createHmac } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { networkOf } from '#lib/network.ts';
import { now } from '../clock.ts';
import { limitCounters } from '../db/tables.ts';
import type { DbOrTx } from '../db/transaction.ts';
import { ground } from '../ground.ts';
import type { Failures } from './attempt-rules.ts';

const windowMs = 15 * 60_000;

/** Where counting happens: only keyed hashes are kept, as long as a window lasts. */
function keyOf(...parts: string[]): string {
  const hash = createHmac('sha256', ground().secret).update(JSON.stringify(['identity', ...parts]));
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

const keysOf = (emailKey: string, address: string) => {
  const network = networkOf(address);
  return {
    pair: ['failed-pair', emailKey, network],
    account: ['failed-account', emailKey],
    network: ['failed-network', network],
  };
};

/** The failures so far of an account and a place. */
export async function failuresOf(emailKey: string, address: string): Promise<Failures> {
  const keys = keysOf(emailKey, address);
  const named = {
    pair: keyOf(...keys.pair),
    account: keyOf(...keys.account),
    network: keyOf(...keys.network),
  };
  const rows = await ground()
    .database.db.select()
    .from(limitCounters)
    .where(inArray(limitCounters.key, Object.values(named)));
  const used = (key: string): number => rows.find((row) => row.key === key)?.used ?? 0;
  return { pair: used(named.pair), account: used(named.account), network: used(named.network) };
}

/** Notes a failed sign-in, whether or not there is such an account. */
export async function noteFailure(emailKey: string, address: string): Promise<void> {
  const keys = keysOf(emailKey, address);
  const { db } = ground().database;
  await Promise.all(Object.values(keys).map((parts) => countOne(db, ...parts)));
}

/** Forgets the failures of an account from a place: its owner was let in. */
export async function forgetFailures(emailKey: string, address: string): Promise<void> {
  await ground()
    .database.db.delete(limitCounters)
    .where(inArray(limitCounters.key, [keyOf(...keysOf(emailKey, address).pair)]));
}
