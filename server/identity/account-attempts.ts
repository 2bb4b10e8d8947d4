import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { now } from '../clock.ts';
import { limitCounters } from '../db/tables.ts';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { services } from '../services.ts';
import { stillCounted, waitAfter } from './attempt-rules.ts';
import { IdentityError } from './errors.ts';

type Counter = typeof limitCounters.$inferSelect;

// A counter ends a day after the last try, so its end also tells when that was.
const keptMs = 86_400_000;
const endOf = (lastTry: Date): Date => new Date(lastTry.getTime() + keptMs);

/** Where the failures for an account are counted, from whatever network: a keyed hash of its address. */
export function accountKey(emailKey: string): string {
  const hash = createHmac('sha256', services().secret).update(JSON.stringify(['failed-account', emailKey]));
  return `identity:${hash.digest('base64url').slice(0, 22)}:account`;
}

/** The failures for an account that still count, and the seconds until a browser unknown to it may try again. */
export function accountFailures(row: Counter | undefined, at: Date): { failures: number; wait: number } {
  if (!row) return { failures: 0, wait: 0 };
  const sinceLast = at.getTime() - (row.endsAt.getTime() - keptMs);
  const failures = stillCounted(row.used, sinceLast);
  return { failures, wait: Math.max(0, Math.ceil(waitAfter(failures) - sinceLast / 1000)) };
}

async function holdCounter(tx: Tx, key: string): Promise<Counter | undefined> {
  await tx
    .insert(limitCounters)
    .values({ key, used: 0, endsAt: endOf(now()) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(limitCounters).where(eq(limitCounters.key, key)).for('update');
  return row;
}

/**
 * Counts a try from a browser that the account does not know, before its password is looked at: of many at the
 * same moment no more get through than one after the other would. Throws while strangers have to wait.
 */
export async function takeTry(emailKey: string): Promise<void> {
  const key = accountKey(emailKey);
  await services().inTransaction(async (tx) => {
    const { failures, wait } = accountFailures(await holdCounter(tx, key), now());
    if (wait > 0) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 400, wait);
    await tx
      .update(limitCounters)
      .set({ used: failures + 1, endsAt: endOf(now()) })
      .where(eq(limitCounters.key, key));
  });
}

/** Gives a try back: its password was right. */
export async function giveTryBack(emailKey: string): Promise<void> {
  await services()
    .database.db.update(limitCounters)
    .set({ used: sql`greatest(${limitCounters.used} - 1, 0)` })
    .where(eq(limitCounters.key, accountKey(emailKey)));
}

/** Forgets the failures for an account: it has a new password, of which no guess has told anything. */
export async function forgetTries(db: DbOrTx, emailKey: string): Promise<void> {
  await db.delete(limitCounters).where(eq(limitCounters.key, accountKey(emailKey)));
}
