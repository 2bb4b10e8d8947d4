import { inArray } from 'drizzle-orm';
import { definePersonalData } from '../personal-data/define.ts';
import { noticeChoices, noticeMornings, notices } from './tables.ts';

const idsOf = (userId: string | null): string[] => (userId ? [userId] : []);

export const noticesData = definePersonalData({
  name: 'notices',
  tables: ['notices', 'notice_choices', 'notice_mornings'],
  export: async (db, { userId }) => ({
    notices: await db
      .select({
        kind: notices.kind,
        title: notices.title,
        body: notices.body,
        href: notices.href,
        createdAt: notices.createdAt,
        readAt: notices.readAt,
      })
      .from(notices)
      .where(inArray(notices.userId, idsOf(userId)))
      .orderBy(notices.id),
    wishes: await db
      .select({
        kind: noticeChoices.kind,
        app: noticeChoices.app,
        mail: noticeChoices.mail,
        digest: noticeChoices.digest,
      })
      .from(noticeChoices)
      .where(inArray(noticeChoices.userId, idsOf(userId))),
    mornings: await db
      .select({ zone: noticeMornings.zone, lastDigest: noticeMornings.lastDay })
      .from(noticeMornings)
      .where(inArray(noticeMornings.userId, idsOf(userId))),
  }),
  erase: async (tx, { userId }) => {
    for (const table of [notices, noticeChoices, noticeMornings])
      await tx.delete(table).where(inArray(table.userId, idsOf(userId)));
  },
});
