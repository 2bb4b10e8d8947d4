import { inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { newsletterSubscribers as subscribers } from './tables.server.ts';

definePersonalData({
  name: 'newsletter',
  tables: ['newsletter_subscribers'],
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
  }),
  erase: async (tx, { emailKeys }) => {
    await tx.delete(subscribers).where(inArray(subscribers.emailKey, emailKeys));
  },
});
