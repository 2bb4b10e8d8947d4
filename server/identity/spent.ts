import { lte } from 'drizzle-orm';
import { now } from '../clock.ts';
import type { DbOrTx } from '../db/transaction.ts';
import { identitySpent } from './tables.ts';

/** Uses something up that counts once: true the first time, across all processes. */
export async function spendOnce(db: DbOrTx, key: string, endsAt: Date): Promise<boolean> {
  const rows = await db.insert(identitySpent).values({ key, endsAt }).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Forgets what could not be used any more anyway. */
export async function forgetSpent(db: DbOrTx): Promise<void> {
  await db.delete(identitySpent).where(lte(identitySpent.endsAt, now()));
}
