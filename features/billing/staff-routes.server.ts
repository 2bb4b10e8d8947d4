import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { listFields } from '#lib/list-query.ts';
import { moneyText } from '#lib/money.ts';
import { forbidden } from '#server/errors.ts';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import type { SignedIn } from './access.server.ts';
import { creditInvoice } from './commands/credit-invoice.server.ts';
import { issueInvoice, makeInvoice } from './commands/make-invoice.server.ts';
import { makeQuote } from './commands/make-quote.server.ts';
import { recordBankPayment } from './commands/record-payment.server.ts';
import { remind } from './commands/remind.server.ts';
import { sendQuote } from './commands/send-quote.server.ts';
import { accountingFile, spanSchema } from './desk/accounting-file.server.ts';
import { listInvoices, listQuotes } from './list.server.ts';
import type { Invoice, Quote } from './queries.server.ts';
import { bankPaymentSchema, creditSchema, newInvoiceSchema, newQuoteSchema } from './schema.ts';
import { today } from './seller.server.ts';
import { balanceOf, invoiceStanding, quoteStanding } from './standing.ts';

const shownQuote = (quote: Quote) => ({
  id: quote.id,
  number: quote.number,
  state: quoteStanding(quote, today()),
  title: quote.title,
  buyer: quote.buyer.name,
  email: quote.email,
  gross: quote.gross,
  currency: quote.currency,
  treatment: quote.treatment,
  validUntil: quote.validUntil,
});

const shownInvoice = (invoice: Invoice) => ({
  id: invoice.id,
  kind: invoice.kind,
  number: invoice.number,
  state: invoiceStanding(invoice, today()),
  title: invoice.title,
  buyer: invoice.buyer.name,
  email: invoice.email,
  net: invoice.net,
  tax: invoice.tax,
  gross: invoice.gross,
  currency: invoice.currency,
  treatment: invoice.treatment,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  pdfHash: invoice.pdfHash,
  reminders: invoice.reminders,
});

const wishOf = (context: Context) => {
  const { q, page } = z.object(listFields).parse(context.req.query());
  return { words: q, page };
};

type WhoAsks = (request: Request) => Promise<SignedIn | null>;

/** What staff do with quotes and invoices, as JSON: the admin panel's own screens use the same. */
export function staffRoutes({
  quoting,
  invoicing,
}: Readonly<Record<'quoting' | 'invoicing', WhoAsks>>): Hono {
  const app = new Hono();
  const staffOf = async (context: Context, whoAsks: WhoAsks): Promise<string> => {
    const visitor = await whoAsks(context.req.raw);
    if (!visitor?.staff) throw forbidden('This is for the staff of the studio.');
    return visitor.userId;
  };
  const id = '/:id{[0-9a-f-]{36}}';

  app.get('/api/billing/quotes', async (context) => {
    await staffOf(context, quoting);
    const { rows, ...page } = await listQuotes(null, wishOf(context));
    return context.json({ ...page, quotes: rows.map(shownQuote) });
  });
  app.post('/api/billing/quotes', async (context) => {
    const staff = await staffOf(context, quoting);
    const wish = parseFields(newQuoteSchema, await fieldsOf(context.req.raw));
    return context.json(shownQuote(await makeQuote(wish, staff)), 201);
  });
  app.post(`/api/billing/quotes${id}/send`, async (context) => {
    const staff = await staffOf(context, quoting);
    return context.json(shownQuote(await sendQuote(context.req.param('id'), staff)));
  });

  app.get('/api/billing/invoices', async (context) => {
    await staffOf(context, invoicing);
    const overpaid = context.req.query('overpaid') === '1';
    const { rows, ...page } = await listInvoices(null, { ...wishOf(context), overpaid });
    const shown = rows.map(({ invoice, received }) => {
      const { open, over } = balanceOf(invoice, received);
      return {
        ...shownInvoice(invoice),
        received,
        open,
        over,
        overText: over > 0 ? moneyText(over, invoice.currency) : '',
      };
    });
    return context.json({ ...page, invoices: shown });
  });
  app.post('/api/billing/invoices', async (context) => {
    const staff = await staffOf(context, invoicing);
    const wish = parseFields(newInvoiceSchema, await fieldsOf(context.req.raw));
    return context.json(shownInvoice(await makeInvoice(wish, staff)), 201);
  });
  app.post(`/api/billing/invoices${id}/issue`, async (context) => {
    const staff = await staffOf(context, invoicing);
    return context.json(shownInvoice(await issueInvoice(context.req.param('id'), staff)));
  });
  app.post(`/api/billing/invoices${id}/payments`, async (context) => {
    const staff = await staffOf(context, invoicing);
    const wish = parseFields(bankPaymentSchema, await fieldsOf(context.req.raw));
    const { amount, currency, reference } = await recordBankPayment(context.req.param('id'), wish, staff);
    return context.json({ amount, currency, reference }, 201);
  });
  app.post(`/api/billing/invoices${id}/credit`, async (context) => {
    const staff = await staffOf(context, invoicing);
    const wish = parseFields(creditSchema, await fieldsOf(context.req.raw));
    return context.json(shownInvoice(await creditInvoice(context.req.param('id'), wish, staff)), 201);
  });
  app.post(`/api/billing/invoices${id}/remind`, async (context) => {
    const staff = await staffOf(context, invoicing);
    return context.json(shownInvoice(await remind(context.req.param('id'), staff)));
  });

  app.get('/api/staff/billing/accounting', async (context) => {
    await staffOf(context, invoicing);
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
