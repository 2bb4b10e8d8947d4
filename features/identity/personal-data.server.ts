import { eq, inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { sessions, staffMarks } from './tables.server.ts';

const idsOf = (userId: string | null): string[] => (userId ? [userId] : []);

definePersonalData({
  name: 'sessions',
  tables: ['sessions', 'staff_marks'],
  export: async (db, { userId, emailKeys }) => ({
    sessions: await db
      .select({
        device: sessions.device,
        by: sessions.issuer,
        email: sessions.email,
        name: sessions.displayName,
        photo: sessions.photoUrl,
        zone: sessions.zone,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .where(inArray(sessions.userId, idsOf(userId))),
    worksHere: await db
      .select({ email: staffMarks.emailKey, since: staffMarks.addedAt })
      .from(staffMarks)
      .where(inArray(staffMarks.emailKey, emailKeys)),
  }),
  erase: async (tx, { userId, emailKeys }) => {
    await tx.delete(sessions).where(inArray(sessions.userId, idsOf(userId)));
    await tx.delete(staffMarks).where(inArray(staffMarks.emailKey, emailKeys));
    if (userId)
      await tx
        .update(staffMarks)
        .set({ addedBy: 'user:erased' })
        .where(eq(staffMarks.addedBy, `user:${userId}`));
  },
});
