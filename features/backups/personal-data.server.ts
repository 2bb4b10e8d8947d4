import { inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { backups } from './tables.server.ts';

const actorsOf = (userId: string | null): string[] => (userId ? [`user:${userId}`] : []);

export const backupsData = definePersonalData({
  name: 'backups',
  tables: ['backups'],
  // That somebody asked for a backup; what is in the file is not theirs.
  export: async (db, { userId }) => ({
    asked: await db
      .select({ at: backups.askedAt })
      .from(backups)
      .where(inArray(backups.actor, actorsOf(userId))),
  }),
  remains: {
    backups: 'The record that a backup was made stays, without the name of the person who asked for it.',
  },
  erase: async (tx, { userId }) => {
    await tx
      .update(backups)
      .set({ actor: 'user:erased' })
      .where(inArray(backups.actor, actorsOf(userId)));
  },
});
