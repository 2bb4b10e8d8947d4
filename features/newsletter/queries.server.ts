import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { newsletterSubscribers } from './tables.server.ts';

/** A row of the newsletter's readers. */
export type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** Finds an address and holds its row until the transaction ends. */
export async function holdByEmail(tx: Tx, emailKey: string): Promise<Subscriber | null> {
  const rows = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, emailKey))
    .for('update');
  return rows[0] ?? null;
}

/** Finds a subscription by its id and holds its row until the transaction ends. */
export async function holdById(tx: Tx, id: string): Promise<Subscriber | null> {
  const rows = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .for('update');
  return rows[0] ?? null;
}
