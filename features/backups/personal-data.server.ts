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
  remains: { backups: 'That a backup was asked for, without by whom.' },
  erase: async (tx, { userId }) => {
    await tx
      .update(backups)
      .set({ actor: 'user:erased' })
      .where(inArray(backups.actor, actorsOf(userId)));
  },
});
