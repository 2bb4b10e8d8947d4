import { and, inArray, ne } from 'drizzle-orm';
import type { LeadSource } from '#app/leads/source.ts';
import { newsletterSubscribers } from '#features/newsletter/tables.server.ts';

/** Whether somebody reads the newsletter. It makes no record: reading is no enquiry. */
export const newsletterSource: LeadSource = {
  id: 'newsletter',
  entries: async (db, emailKeys) =>
    (
      await db
        .select()
        .from(newsletterSubscribers)
        .where(
          and(
            inArray(newsletterSubscribers.emailKey, [...emailKeys]),
            ne(newsletterSubscribers.state, 'pending'),
          ),
        )
    ).map(({ id, state, since }) => ({
      id,
      at: since.toISOString(),
      kind: 'newsletter',
      title: state === 'confirmed' ? 'Subscribed to the newsletter' : 'Unsubscribed from the newsletter',
    })),
};
