import { eq, inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { sessions, staffMarks } from './tables.server.ts';

const idsOf = (userId: string | null): string[] => (userId ? [userId] : []);

export const sessionsData = definePersonalData({
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
  // Whoever works here still does under another address; what that one was given itself counts more.
  follow: async (tx, { from, to }) => {
    const [mark] = await tx.delete(staffMarks).where(inArray(staffMarks.emailKey, from)).returning();
    if (mark)
      await tx
        .insert(staffMarks)
        .values({ ...mark, emailKey: to })
        .onConflictDoNothing();
  },
  remains: { staff_marks: 'Colleagues whom they made staff, without who did it.' },
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
