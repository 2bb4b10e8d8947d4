import { eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { recordEvent } from '../events/record.ts';
import { defineJob } from '../jobs/define.ts';
import { enqueue } from '../jobs/jobs.ts';
import { log } from '../log.ts';
import { services } from '../services.ts';
import { erasePerson, forgetRequests } from './erase.ts';
import { accountClosings } from './tables.ts';

/** A row of an account that was closed. */
export type Closing = typeof accountClosings.$inferSelect;

/** The closing of an account, while its data is still there. */
export async function closingOf(db: DbOrTx, userId: string): Promise<Closing | null> {
  const [row] = await db.select().from(accountClosings).where(eq(accountClosings.userId, userId));
  return row ?? null;
}

/** Erases one closed account, if it is due and no other process is doing so. */
function purge(userId: string): Promise<boolean> {
  return services().inTransaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(accountClosings)
      .where(eq(accountClosings.userId, userId))
      .for('update', { skipLocked: true });
    if (!due || due.purgeAt > now()) return false;
    await erasePerson(tx, due);
    await tx.delete(accountClosings).where(eq(accountClosings.userId, userId));
    await recordEvent(tx, { kind: 'account.purged', subject: 'account', actor: 'system' });
    return true;
  });
}

/** Erases all accounts that were closed and whose time has come; gives how many. One that fails does not keep the others. */
export async function purgeDue(): Promise<number> {
  const due = await services()
    .database.db.select({ userId: accountClosings.userId })
    .from(accountClosings)
    .where(lte(accountClosings.purgeAt, now()));
  const failures: unknown[] = [];
  let purged = 0;
  for (const { userId } of due) {
    try {
      if (await purge(userId)) purged += 1;
    } catch (error) {
      log().error({ err: error }, 'a closed account could not be erased');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some closed accounts could not be erased');
  return purged;
}

/** Erases closed accounts on a schedule once they are due. */
export const purgeJob = defineJob({
  name: 'accounts-purge',
  schema: z.object({}),
  every: '*/20 * * * *',
  retries: 10,
  run: async () => {
    await forgetRequests();
    await purgeDue();
  },
});

/** Notes that an account is closed and when its data goes; what is due now goes right after the commit. */
export async function noteClosing(tx: Tx, closing: Omit<Closing, 'closedAt'>): Promise<void> {
  const { userId, ...times } = closing;
  await tx
    .insert(accountClosings)
    .values({ ...closing, closedAt: now() })
    .onConflictDoUpdate({ target: accountClosings.userId, set: times });
  if (closing.purgeAt <= now()) await enqueue(tx, purgeJob, {});
}

/** Removes the record of a closing because the account was reopened or erased. False if there is none. */
export async function takeBackClosing(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(accountClosings).where(eq(accountClosings.userId, userId));
  return rowCount === 1;
}
