import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import { type DataSubject, definePersonalData } from '#server/personal-data/define.ts';
import { photoKey } from './photo-file.server.ts';
import { profiles } from './tables.server.ts';

const profilesOf = (db: DbOrTx, { userId }: DataSubject) =>
  db
    .select()
    .from(profiles)
    .where(inArray(profiles.userId, userId ? [userId] : []));

export const detailsData = definePersonalData({
  name: 'details',
  tables: ['profiles'],
  export: async (db, person) => ({
    details: (await profilesOf(db, person)).map(({ company, role, phone, zone, changedAt }) => ({
      company,
      role,
      phone,
      zone,
      changedAt,
    })),
  }),
  files: async (db, person) =>
    (await profilesOf(db, person)).flatMap(({ userId, photoId }) =>
      photoId ? [{ path: 'photo.png', key: photoKey(userId) }] : [],
    ),
  erase: async (tx, { userId }) => {
    await tx.delete(profiles).where(inArray(profiles.userId, userId ? [userId] : []));
  },
});
