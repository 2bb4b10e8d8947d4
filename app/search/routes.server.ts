import { type Context, Hono } from 'hono';
import { findRecords } from '#app/admin/find-records.server.ts';
import { requireStaff } from '#app/admin/staff.server.ts';
import { listFields } from '#lib/lists/list-query.ts';
import type { LimitRule } from '#server/limits/limits.ts';
import { services } from '#server/services.ts';
import { findPages } from './find-pages.server.ts';

const findLimit: LimitRule = { purpose: 'search', burst: 40, perSecond: 2 };
const mostPages = 8;
/** Whoever types does not wait for the model: the next letter asks again. */
const patienceMs = 1500;

const wordsIn = (context: Context): string => listFields.q.parse(context.req.query('q'));
const unstored = { 'Cache-Control': 'no-store' };

/** What ⌘K asks for while somebody types: pages for everybody, records for staff as far as each may see them. */
export function findRoutes({ clientAddress }: { clientAddress: (context: Context) => string }): Hono {
  const app = new Hono();
  app.get('/api/search', async (context) => {
    await services().limits.take(findLimit, clientAddress(context));
    const words = wordsIn(context);
    const found = words
      ? await findPages(words, { limit: mostPages, withinMs: patienceMs })
      : { pages: [], answer: null };
    return context.json(found, 200, unstored);
  });
  app.get('/api/staff/search', async (context) => {
    const staff = await requireStaff(context.req.raw, 'overview', 'read');
    const words = wordsIn(context);
    return context.json({ groups: words ? await findRecords(words, staff) : [] }, 200, unstored);
  });
  return app;
}
