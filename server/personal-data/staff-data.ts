import { eq, inArray, or, sql } from 'drizzle-orm';
import { binItems } from '../bin/tables.ts';
import { staffViews } from '../tables/tables.ts';
import { undoOffers } from '../undo/tables.ts';
import { definePersonalData } from './define.ts';
import { namesOneOf } from './names-one-of.ts';

const actorOf = (userId: string | null): string[] => (userId ? [`user:${userId}`] : []);

export const staffWorkData = definePersonalData({
  name: 'staff-work',
  tables: ['staff_views', 'undo_offers', 'bin_items'],
  remains: {
    bin_items:
      'Things they deleted as staff, until the bin is emptied, without the name of the person who deleted them.',
  },
  last: true,
  export: async (db, { userId, emailKeys }) => ({
    views: await db
      .select({ list: staffViews.list, name: staffViews.name, query: staffViews.query })
      .from(staffViews)
      .where(inArray(staffViews.userId, userId ? [userId] : [])),
    deleted: await db
      .select({ what: binItems.label, deletedAt: binItems.deletedAt, content: binItems.content })
      .from(binItems)
      .where(namesOneOf(binItems.content, emailKeys)),
    undo: await db
      .select({ what: undoOffers.kind, data: undoOffers.data })
      .from(undoOffers)
      .where(inArray(undoOffers.actor, actorOf(userId))),
  }),
  // What the bin holds of them goes at once: nobody may bring it back.
  erase: async (tx, { userId, emailKeys }) => {
    const actors = actorOf(userId);
    await tx.delete(staffViews).where(inArray(staffViews.userId, userId ? [userId] : []));
    await tx
      .delete(undoOffers)
      .where(or(inArray(undoOffers.actor, actors), namesOneOf(undoOffers.data, emailKeys)));
    await tx
      .delete(binItems)
      .where(or(namesOneOf(binItems.content, emailKeys), namesOneOf(binItems.label, emailKeys)));
    for (const actor of actors)
      await tx.update(binItems).set({ actor: sql`'user:erased'` }).where(eq(binItems.actor, actor));
  },
});
