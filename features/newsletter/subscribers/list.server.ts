import { inArray } from 'drizzle-orm';
import type { Db } from '#server/db/transaction.ts';
import { choice, days, defineTable } from '#server/tables/define-table.ts';
import { newsletterSubscribers as subscribers } from '../tables.server.ts';
import { endSubscriptions } from './end.server.ts';
import { type SubscriberLine, subscriberWords } from './schema.ts';

/** Everybody who asked for the newsletter and has not been forgotten. */
export const subscriberList = defineTable({
  name: 'newsletter-subscribers',
  section: 'newsletter',
  from: subscribers,
  id: subscribers.id,
  rows: (db: Db, ids: string[]): PromiseLike<SubscriberLine[]> =>
    db.select().from(subscribers).where(inArray(subscribers.id, ids)),
  columns: {
    email: { label: 'Address', value: (row) => row.email, sort: subscribers.emailKey },
    state: { label: 'State', value: (row) => subscriberWords[row.state], sort: subscribers.state },
    since: { label: 'Since', value: (row) => row.since, sort: subscribers.since },
    asked: { label: 'Signed up', value: (row) => row.createdAt, sort: subscribers.createdAt },
  },
  search: [subscribers.emailKey],
  filters: {
    state: choice(
      'State',
      subscribers.state,
      (['confirmed', 'pending', 'unsubscribed'] as const).map((value) => ({
        value,
        label: subscriberWords[value],
      })),
    ),
    since: days('Since', subscribers.since),
  },
  defaultSort: '-since',
  views: { Confirmed: 'state=confirmed', Unconfirmed: 'state=pending', Left: 'state=unsubscribed' },
  actions: {
    end: async ({ ids, actor }) => {
      const { count, undo } = await endSubscriptions(await ids(), actor);
      return { said: count === 1 ? 'One subscription ended' : `${count} subscriptions ended`, undo };
    },
  },
});
