import { gte } from 'drizzle-orm';
import { Hono } from 'hono';
import { requireStaff } from '#app/admin/staff.server.ts';
import { csvLine, csvStart } from '#lib/csv.ts';
import { now } from '#server/clock.ts';
import { pageCounts } from '#server/db/tables.ts';
import { ground } from '#server/ground.ts';
import { spanOf } from './span.ts';

const dayMs = 86_400_000;

/** Everything that was counted in a span, a line for each page, source, campaign and kind of device of a day. */
async function csvOf(span: number): Promise<string> {
  const since = new Date(now().getTime() - (span - 1) * dayMs).toISOString().slice(0, 10);
  const rows = await ground()
    .database.db.select()
    .from(pageCounts)
    .where(gte(pageCounts.day, since))
    .orderBy(pageCounts.day, pageCounts.page)
    .limit(200_000);
  const lines = rows.map(({ day, page, referringHost, campaign, deviceKind, views }) =>
    csvLine([day, page, referringHost, campaign, deviceKind, views]),
  );
  return csvStart + csvLine(['Day', 'Page', 'Source', 'Campaign', 'Device', 'Views']) + lines.join('');
}

/** The file of the numbers. */
export function numbersRoutes(): Hono {
  return new Hono().get('/api/staff/numbers/csv', async (context) => {
    await requireStaff(context.req.raw, 'numbers', 'read');
    return new Response(await csvOf(spanOf(new URL(context.req.url))), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="numbers.csv"',
        'Cache-Control': 'no-store',
      },
    });
  });
}
