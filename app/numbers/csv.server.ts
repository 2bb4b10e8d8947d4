import { gte } from 'drizzle-orm';
import { Hono } from 'hono';
import { requireStaff } from '#app/admin/staff.server.ts';
import { csvLine, csvStart } from '#lib/files/csv.ts';
import { pageCounts } from '#server/db/tables.ts';
import { firstDay } from '#server/page-counts/day.ts';
import { ledTo, soughtInVain } from '#server/page-counts/tallies.ts';
import { services } from '#server/services.ts';
import { spanOf } from './span.ts';

/** Everything that was counted in a span, a line for each page, source, campaign and kind of device of a day. */
async function pagesFile(span: number): Promise<string> {
  const rows = await services()
    .database.db.select()
    .from(pageCounts)
    .where(gte(pageCounts.day, firstDay(span)))
    .orderBy(pageCounts.day, pageCounts.page)
    .limit(200_000);
  const lines = rows.map(({ day, page, referringHost, campaign, deviceKind, views }) =>
    csvLine([day, page, referringHost, campaign, deviceKind, views]),
  );
  return csvStart + csvLine(['Day', 'Page', 'Source', 'Campaign', 'Device', 'Views']) + lines.join('');
}

async function ledFile(span: number): Promise<string> {
  const rows = await ledTo(services().database.db, span, 100_000);
  const lines = rows.map(({ page, enquiry, booking, registration }) =>
    csvLine([page, enquiry, booking, registration]),
  );
  return csvStart + csvLine(['Page', 'Enquiries', 'Meetings', 'Registrations']) + lines.join('');
}

async function searchesFile(span: number): Promise<string> {
  const rows = await soughtInVain(services().database.db, span, 100_000);
  return (
    csvStart + csvLine(['Search', 'Times']) + rows.map(({ name, views }) => csvLine([name, views])).join('')
  );
}

const files: Readonly<Record<string, (span: number) => Promise<string>>> = {
  numbers: pagesFile,
  'led-to': ledFile,
  'searches-in-vain': searchesFile,
};

/** The files of the numbers. */
export function numbersRoutes(): Hono {
  return new Hono().get('/api/staff/numbers/csv', async (context) => {
    await requireStaff(context.req.raw, 'numbers', 'read');
    const asked = context.req.query('of') ?? '';
    const of = Object.hasOwn(files, asked) ? asked : 'numbers';
    const made = await files[of]?.(spanOf(new URL(context.req.url)));
    return new Response(made, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${of}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  });
}
