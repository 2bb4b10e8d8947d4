import { desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { type ApiCall, idShape, listCall, momentShape, oneCall } from '#server/api/call.ts';
import { services } from '#server/services.ts';
import { subscriberStates, newsletterSubscribers as subscribers } from './tables.server.ts';

const subscriberSchema = z.object({
  id: idShape,
  email: z.string(),
  state: z.enum(subscriberStates).meta({ description: 'Only confirmed addresses may be emailed' }),
  since: momentShape.meta({ description: 'When the current state began' }),
  createdAt: momentShape,
});
const answer = { name: 'Subscriber', schema: subscriberSchema };

const recordOf = (row: typeof subscribers.$inferSelect) => ({
  ...row,
  since: row.since.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

/** The newsletter's addresses for other programs. */
export const newsletterCalls: ApiCall[] = [
  listCall({
    id: 'listSubscribers',
    path: '/subscribers',
    scope: 'read:subscribers',
    about: 'Every newsletter address with its state.',
    answer,
    read: async ({ page: { after, limit } }) => {
      const rows = await services()
        .database.db.select()
        .from(subscribers)
        .where(after ? lt(subscribers.id, after) : undefined)
        .orderBy(desc(subscribers.id))
        .limit(limit);
      return rows.map(recordOf);
    },
  }),
  oneCall({
    id: 'getSubscriber',
    path: '/subscribers/{id}',
    scope: 'read:subscribers',
    about: 'One newsletter address.',
    answer,
    read: async (id) => {
      const [row] = await services().database.db.select().from(subscribers).where(eq(subscribers.id, id));
      return row ? recordOf(row) : null;
    },
  }),
];
