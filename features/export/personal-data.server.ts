import { inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { siteExports } from './tables.server.ts';

const actorsOf = (userId: string | null): string[] => (userId ? [`user:${userId}`] : []);

export const exportsData = definePersonalData({
  name: 'exports',
  tables: ['site_exports'],
  export: async (db, { userId }) => ({
    exports: await db
      .select({ askedAt: siteExports.askedAt, state: siteExports.state })
      .from(siteExports)
      .where(inArray(siteExports.actor, actorsOf(userId))),
  }),
  // That it was made stays; who asked for it is forgotten. The file itself goes within a day.
  remains: {
    site_exports:
      'The record that an export was made stays, without the name of the person who asked for it.',
  },
  erase: async (tx, { userId }) => {
    await tx
      .update(siteExports)
      .set({ actor: 'user:erased' })
      .where(inArray(siteExports.actor, actorsOf(userId)));
  },
});
