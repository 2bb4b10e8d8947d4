import { eq } from 'drizzle-orm';
import { collections } from '../../tables.server.ts';
import { inOwnCollection } from './own-collection.server.ts';

/** Gives a collection another name and note. */
export const describeCollection = (
  wish: { collection: string; name: string; note: string },
  userId: string,
): Promise<void> =>
  inOwnCollection(userId, wish.collection, async (tx) => {
    await tx
      .update(collections)
      .set({ name: wish.name, note: wish.note })
      .where(eq(collections.id, wish.collection));
  });

/** Deletes a collection; what it held stays saved. */
export const deleteCollection = (id: string, userId: string): Promise<void> =>
  inOwnCollection(userId, id, async (tx) => {
    await tx.delete(collections).where(eq(collections.id, id));
  });
