import { lte } from 'drizzle-orm';
import { now } from '../clock.ts';
import { spentOnce } from '../db/tables.ts';
import type { DbOrTx } from '../db/transaction.ts';

/** Uses something up that counts once until it ends anyway: true the first time, across all processes. */
export async function spendOnce(db: DbOrTx, key: string, endsAt: Date): Promise<boolean> {
  const rows = await db.insert(spentOnce).values({ key, endsAt }).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Forgets what could not be used any more anyway. */
export async function forgetSpent(db: DbOrTx): Promise<void> {
  await db.delete(spentOnce).where(lte(spentOnce.endsAt, now()));
}
