import { eq, inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { followSubscription } from './commands/follow-address.server.ts';
import {
  newsletterIssueMails as issueMails,
  newsletterIssues as issues,
  newsletterSubscribers as subscribers,
} from './tables.server.ts';

export const newsletterData = definePersonalData({
  name: 'newsletter',
  tables: ['newsletter_subscribers', 'newsletter_issue_mails'],
  export: async (db, { emailKeys }) => ({
    subscriptions: await db
      .select({
        email: subscribers.email,
        state: subscribers.state,
        since: subscribers.since,
        askedAt: subscribers.askedAt,
        createdAt: subscribers.createdAt,
      })
      .from(subscribers)
      .where(inArray(subscribers.emailKey, emailKeys)),
    issues: await db
      .select({ subject: issues.subject, sentAt: issues.startedAt })
      .from(issueMails)
      .innerJoin(issues, eq(issues.id, issueMails.issueId))
      .innerJoin(subscribers, eq(subscribers.id, issueMails.subscriberId))
      .where(inArray(subscribers.emailKey, emailKeys)),
  }),
  follow: followSubscription,
  erase: async (tx, { emailKeys }) => {
    const own = tx
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(inArray(subscribers.emailKey, emailKeys));
    await tx.delete(issueMails).where(inArray(issueMails.subscriberId, own));
    await tx.delete(subscribers).where(inArray(subscribers.emailKey, emailKeys));
  },
});
