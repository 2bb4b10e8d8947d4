import { and, eq, inArray } from 'drizzle-orm';
import type { LeadSource } from '#app/leads/source.ts';
import { savedItems } from '#features/saved/tables.server.ts';
import { people } from '#server/notices/people.ts';

/** What somebody made in a demo and saved in their account; the other things they saved are their own. */
export const savedSource: LeadSource = {
  id: 'saved',
  entries: async (db, emailKeys) => {
    const accounts = await Promise.all(emailKeys.map((key) => people().userIdOf(db, key)));
    const userIds = accounts.filter((id) => id !== null);
    if (userIds.length === 0) return [];
    const rows = await db
      .select()
      .from(savedItems)
      .where(and(inArray(savedItems.userId, userIds), eq(savedItems.kind, 'demo')));
    return rows.map(({ userId, key, title, savedAt }) => ({
      id: `${userId}-${key}`,
      at: savedAt.toISOString(),
      kind: 'saved',
      title: `Saved a result from ${title}`,
      href: key,
    }));
  },
};
