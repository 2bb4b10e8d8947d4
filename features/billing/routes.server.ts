import { type Context, Hono } from 'hono';
import { unavailable } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { type Access, reachInvoice, reachQuote, type SignedIn } from './access.server.ts';
import { takeStripeEvent } from './commands/take-stripe-event.server.ts';
import { notThere } from './errors.server.ts';
import { readLimit, webhookLimit } from './limits.ts';
import type { PaperKind } from './links.server.ts';
import { readPdf } from './pdf/keep.server.ts';
import { staffRoutes } from './staff-routes.server.ts';

/** What the routes need to know of the server around them. */
interface BillingSurroundings {
  /** The visitor's address, as the trusted proxies tell it. */
  clientAddress: (context: Context) => string;
  /** Who is signed in, or null; staff are those who write quotes and read all documents. */
  signedIn: (request: Request) => Promise<SignedIn | null>;
  /** The same, with those as staff who write invoices and book money. */
  invoicing: (request: Request) => Promise<SignedIn | null>;
}

/** /api/billing: the files of documents, what the payment company tells, and what staff do. */
export function billingRoutes({ clientAddress, signedIn, invoicing }: BillingSurroundings): Hono {
  const app = new Hono();

  app.get('/api/billing/pdf/:kind{quote|invoice}', async (context) => {
    await services().limits.take(readLimit, clientAddress(context));
    const { token, number = '' } = context.req.query();
    const access: Access = token ? { token } : { number, visitor: await signedIn(context.req.raw) };
    const kind: PaperKind = context.req.param('kind') === 'quote' ? 'quote' : 'invoice';
    const { db } = services().database;
    const reached = await (kind === 'quote' ? reachQuote(db, access) : reachInvoice(db, access));
    if (!reached || reached.row.state === 'draft') throw notThere();
    const bytes = await readPdf(kind, reached.row.id);
    if (!bytes) throw unavailable();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${reached.row.number}.pdf"`,
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'same-origin',
      },
    });
  });

  app.post('/api/billing/stripe', async (context) => {
    await services().limits.take(webhookLimit, clientAddress(context));
    const outcome = await takeStripeEvent(
      await context.req.text(),
      context.req.header('stripe-signature') ?? '',
    );
    return context.json({ outcome });
  });

  app.route('/', staffRoutes(invoicing));
  return app;
}
