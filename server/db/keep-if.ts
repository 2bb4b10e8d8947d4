import { TransactionRollbackError } from 'drizzle-orm';
import type { Tx } from './transaction.ts';

/** Does something and keeps it, or does it and takes it back: the database is asked the same, so that the time an answer takes does not tell which. */
export async function keepIf(tx: Tx, keep: boolean, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await work(inner);
      if (!keep) inner.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}
