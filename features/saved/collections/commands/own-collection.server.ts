import { and, eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { collections } from '../../tables.server.ts';
import { notThere } from '../errors.server.ts';
import { mayChange } from '../policy.ts';
import type { Collection } from '../queries.server.ts';

/** Does something with a collection that is held for it, and notes the change; throws 404 where it is not this person's. */
export function inOwnCollection<T>(
  userId: string,
  id: string,
  change: (tx: Tx, collection: Collection) => Promise<T>,
): Promise<T> {
  return services().inTransaction(async (tx) => {
    const [collection] = await tx
      .select()
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.userId, userId)))
      .for('update');
    if (!collection || !mayChange({ userId, companyId: null }, collection)) throw notThere();
    const result = await change(tx, collection);
    await tx.update(collections).set({ changedAt: now() }).where(eq(collections.id, id));
    return result;
  });
}
