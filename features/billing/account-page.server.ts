import { z } from 'zod';
import { listFields } from '#lib/lists/list-query.ts';
import { moneyText } from '#lib/money/money.ts';
import { services } from '#server/services.ts';
import { personOf, type SignedIn } from './access.server.ts';
import { addressLines } from './address.ts';
import { countries } from './countries.ts';
import {
  countWaiting,
  type ListPage,
  listInvoices,
  listPayments,
  listQuotes,
  waitingFor,
} from './list.server.ts';
import { mayChangeDetails } from './policy.ts';
import { detailsOf } from './queries.server.ts';
import type { BillingDetails } from './schema.ts';
import { sellerNow, today } from './seller.server.ts';
import { balanceOf, invoiceStanding, quoteStanding } from './standing.ts';
import { takesCards } from './stripe/api.server.ts';

/** The parts of the page, by the word in its address. */
const accountParts = ['invoices', 'quotes', 'payments', 'details'] as const;
export type AccountPart = (typeof accountParts)[number];

const wishSchema = z.object({
  show: z.enum(accountParts).catch('invoices'),
  ...listFields,
});

const mapped = <Row, Shown>({ rows, ...rest }: ListPage<Row>, show: (row: Row) => Shown) => ({
  ...rest,
  rows: rows.map(show),
});

async function shownInvoices(...asked: Parameters<typeof listInvoices>) {
  const day = today();
  return mapped(await listInvoices(...asked), ({ invoice, received }) => ({
    number: invoice.number ?? '',
    title: invoice.title,
    standing: invoiceStanding(invoice, day),
    amount: moneyText(invoice.gross, invoice.currency),
    left: received !== 0 ? moneyText(balanceOf(invoice, received).open, invoice.currency) : '',
    issuedOn: invoice.issuedOn ?? '',
    dueOn: invoice.dueOn ?? '',
  }));
}

async function shownQuotes(...asked: Parameters<typeof listQuotes>) {
  const day = today();
  return mapped(await listQuotes(...asked), (quote) => ({
    number: quote.number,
    title: quote.title,
    standing: quoteStanding(quote, day),
    amount: moneyText(quote.gross, quote.currency),
    validUntil: quote.validUntil,
  }));
}

async function shownPayments(...asked: Parameters<typeof listPayments>) {
  return mapped(await listPayments(...asked), ({ payment, number, title }) => ({
    id: payment.id,
    number: number ?? '',
    title,
    method: payment.method,
    amount: moneyText(payment.amount, payment.currency),
    back: payment.amount < 0,
    receivedOn: payment.receivedOn,
  }));
}

/** One line of each list. */
export type ShownInvoice = Awaited<ReturnType<typeof shownInvoices>>['rows'][number];
export type ShownQuote = Awaited<ReturnType<typeof shownQuotes>>['rows'][number];
export type ShownPayment = Awaited<ReturnType<typeof shownPayments>>['rows'][number];

/** How much waits for a person on that page. */
export async function waitingOn(visitor: SignedIn): Promise<number> {
  const { quotes, overdue } = await countWaiting(await personOf(services().database.db, visitor));
  return quotes + overdue;
}

/** Names of countries come from here: browsers do not agree on them. */
const shownDetails = (saved: BillingDetails | null, editable: boolean) => ({
  saved,
  editable,
  address: saved ? [...addressLines(saved, ''), saved.vatId].filter(Boolean) : [],
  countries,
});

/** Everything that the payment page of an account shows to the signed-in person. */
export async function accountPage(visitor: SignedIn, url: URL) {
  const { db } = services().database;
  const person = await personOf(db, visitor);
  const { show, q, page } = wishSchema.parse(Object.fromEntries(url.searchParams));
  const wish = { words: q, page };
  const waiting = await waitingFor(person);
  return {
    show,
    words: q,
    state: url.searchParams.get('state') ?? '',
    company: person.membership !== null,
    acts: person.membership?.role !== 'member',
    confirmed: visitor.emailVerified,
    cards: takesCards(),
    bank: sellerNow().iban !== '',
    waiting: { ...waiting, open: waiting.open.map(({ amount, currency }) => moneyText(amount, currency)) },
    invoices: show === 'invoices' ? await shownInvoices(person, wish) : null,
    quotes: show === 'quotes' ? await shownQuotes(person, wish) : null,
    payments: show === 'payments' ? await shownPayments(person, wish) : null,
    details: show === 'details' ? shownDetails(await detailsOf(db, person), mayChangeDetails(person)) : null,
  };
}

/** The shape of that page. */
export type AccountPage = Awaited<ReturnType<typeof accountPage>>;
