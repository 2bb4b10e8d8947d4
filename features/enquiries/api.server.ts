import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import { type ApiCall, idShape, listCall, makeCall, momentShape, oneCall } from '#server/api/call.ts';
import { services } from '#server/services.ts';
import { takeEnquiry } from './commands/send.server.ts';
import { type Enquiry, messagesOf } from './queries.server.ts';
import { enquirySchema } from './schema.ts';
import { enquiries } from './tables.server.ts';

const summarySchema = z.object({
  id: idShape,
  reference: z.string().meta({ description: 'The reference that people quote' }),
  state: z.enum(['open', 'answered', 'closed']),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  topics: z.array(z.string()),
  budget: z.string(),
  timeline: z.string(),
  page: z.string().meta({ description: 'The page of the site that led to the form' }),
  createdAt: momentShape,
  changedAt: momentShape,
  waitsSince: momentShape.nullable().meta({ description: 'When the wait for an answer began' }),
});
const enquiryShape = { name: 'EnquirySummary', schema: summarySchema };

const recordSchema = summarySchema.extend({
  messages: z.array(
    z.object({
      id: idShape,
      side: z.enum(['visitor', 'staff']),
      author: z.string(),
      body: z.string(),
      createdAt: momentShape,
      files: z.array(z.object({ name: z.string(), bytes: z.int() })),
    }),
  ),
});
const recordShape = { name: 'Enquiry', schema: recordSchema };

/** What a new enquiry is made of: what the form asks for, by the form's own rules. */
const newShape = {
  name: 'NewEnquiry',
  schema: enquirySchema.pick({
    name: true,
    email: true,
    company: true,
    topics: true,
    budget: true,
    timeline: true,
    message: true,
  }),
};

const confirmed = ne(enquiries.state, 'unconfirmed');

const summaryOf = (row: Enquiry) => ({
  ...row,
  // Unconfirmed ones are left out, because their sender may not exist.
  state: row.state === 'unconfirmed' ? ('open' as const) : row.state,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  waitsSince: row.waitsSince?.toISOString() ?? null,
});

async function recordOf(row: Enquiry) {
  const said = await messagesOf(services().database.db, row.id);
  const messages = said.map(({ message, files }) => ({
    ...message,
    createdAt: message.createdAt.toISOString(),
    files,
  }));
  return { ...summaryOf(row), messages };
}

/** Enquiries for other programs: what both sides said, without the staff's notes. */
export const enquiryCalls: ApiCall[] = [
  listCall({
    id: 'listEnquiries',
    path: '/enquiries',
    scope: 'read:enquiries',
    about: 'Everyone who has written and confirmed their address.',
    answer: enquiryShape,
    read: async ({ page: { after, limit } }) => {
      const rows = await services()
        .database.db.select()
        .from(enquiries)
        .where(and(confirmed, after ? lt(enquiries.id, after) : undefined))
        .orderBy(desc(enquiries.id))
        .limit(limit);
      return rows.map(summaryOf);
    },
  }),
  oneCall({
    id: 'getEnquiry',
    path: '/enquiries/{id}',
    scope: 'read:enquiries',
    about: 'One enquiry with everything that both sides said.',
    answer: recordShape,
    read: async (id) => {
      const [row] = await services()
        .database.db.select()
        .from(enquiries)
        .where(and(confirmed, eq(enquiries.id, id)));
      return row ? recordOf(row) : null;
    },
  }),
  makeCall({
    id: 'createEnquiry',
    path: '/enquiries',
    scope: 'write:enquiries',
    about:
      'Sends an enquiry just as the form on the site does. Both sides get an email, and the enquiry appears in the inbox.',
    takes: newShape,
    answer: recordShape,
    make: async (wish, { actor, idempotencyKey }) =>
      recordOf(await takeEnquiry({ ...wish, key: idempotencyKey }, actor)),
  }),
];
