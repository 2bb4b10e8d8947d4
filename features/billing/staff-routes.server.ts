import { Hono } from 'hono';
import { forbidden } from '#server/errors.ts';
import { parseFields } from '#server/forms/fields.ts';
import type { SignedIn } from './access.server.ts';
import { accountingFile, spanSchema } from './staff/accounting-file.server.ts';

type WhoAsks = (request: Request) => Promise<SignedIn | null>;

/** The file for the bookkeeper. Quotes and invoices are made on the panel's pages. */
export function staffRoutes(invoicing: WhoAsks): Hono {
  const app = new Hono();

  app.get('/api/staff/billing/accounting', async (context) => {
    const visitor = await invoicing(context.req.raw);
    if (!visitor?.staff) throw forbidden('Only staff can open this.');
    const span = parseFields(spanSchema, context.req.query());
    return new Response(await accountingFile(span), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="bookings-${span.from}-${span.to}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  });
  return app;
}
