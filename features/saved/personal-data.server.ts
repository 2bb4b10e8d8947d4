import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { collectionItems, collections, savedItems } from './tables.server.ts';

const { userId: _, ...saved } = getTableColumns(savedItems);
const { userId: __, ...collected } = getTableColumns(collections);

export const savedData = definePersonalData({
  name: 'saved',
  tables: ['saved_items', 'collections', 'collection_items'],
  async export(db, { userId }): Promise<Record<string, unknown[]>> {
    if (!userId) return {};
    const mine = db.select({ id: collections.id }).from(collections).where(eq(collections.userId, userId));
    return {
      'saved items': await db.select(saved).from(savedItems).where(eq(savedItems.userId, userId)),
      collections: await db.select(collected).from(collections).where(eq(collections.userId, userId)),
      'things in collections': await db
        .select()
        .from(collectionItems)
        .where(inArray(collectionItems.collectionId, mine))
        .orderBy(asc(collectionItems.collectionId), asc(collectionItems.position)),
    };
  },
  async erase(tx, { userId }) {
    if (!userId) return;
    await tx.delete(savedItems).where(eq(savedItems.userId, userId));
    await tx.delete(collections).where(eq(collections.userId, userId));
  },
});
