import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { changeSettings, refreshSettings } from '#server/settings/settings.ts';
import { realCompany } from '#server/settings/testing/real-company.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { type StandInSession, type StripeStandIn, startStripe } from '#tests/conformance/stripe-stand-in.ts';
import type { Access, SignedIn } from '../access.server.ts';
import { acceptQuote } from '../commands/decide-quote.server.ts';
import { makeQuote } from '../commands/make-quote.server.ts';
import { sendQuote } from '../commands/send-quote.server.ts';
import { billingFeature } from '../feature.server.ts';
import { paperToken } from '../links.server.ts';
import * as documents from '../pdf/document.server.ts';
import type { Invoice, Quote } from '../queries.server.ts';
import { billingRoutes } from '../routes.server.ts';
import { newQuoteSchema } from '../schema.ts';
import { invoices, payments, quotes, stripeEvents } from '../tables.server.ts';

let visitors = 0;
/** A network that nobody has come from yet. */
export function anotherNetwork(): string {
  visitors += 1;
  return `10.${visitors >> 8}.${visitors & 255}.1`;
}

/** Who the requests of a test come from; null for nobody who is signed in. */
export const present: { visitor: SignedIn | null } = { visitor: null };

/** The routes as the server mounts them; every request comes from another network. */
export const app = billingRoutes({
  clientAddress: anotherNetwork,
  signedIn: async () => present.visitor,
  invoicing: async () => present.visitor,
});
app.onError((error) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status });
});

/** Somebody with an account. */
export const visitor = (name: string, more: Partial<SignedIn> = {}): SignedIn => ({
  userId: name,
  email: `${name}@example.com`,
  emailVerified: true,
  name,
  staff: false,
  ...more,
});
/** Who writes the quotes. */
export const staff = 'sam';

/**
 * A database, a folder and a stand-in for Stripe for the tests of a file, empty before each, on a Monday morning.
 * Documents are printed where a file of tests asks for it; elsewhere a line of text stands in for them.
 */
export function inTestWorld(
  more: Record<string, string> = {},
  { printing = false } = {},
): { stripe: () => StripeStandIn } {
  let world: TestServices;
  let stripe: StripeStandIn;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'billing-'));
    stripe = await startStripe();
    world = await openTestServices(
      {
        DATA_DIR: folder,
        STAFF_MAIL: 'team@akra.example',
        ...stripe.env,
        ...more,
      },
      [billingFeature],
    );
  });
  afterAll(async () => {
    releaseClock();
    await world.close();
    await stripe.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    holdClock('2026-11-16T09:00:00Z');
    // Printing is most of the work, and few tests look at the paper.
    if (!printing)
      vi.spyOn(documents, 'printDocument').mockImplementation(async ({ kind, row }) =>
        Buffer.from(`${kind} ${row.number}`),
      );
    present.visitor = null;
    stripe.break(null);
    await world.database.pool.query(
      'truncate billing_profiles, billing_counters, quotes, quote_lines, invoices, invoice_lines, payments, billing_checkouts, stripe_events, companies, company_members, notices, outbox, events, settings, form_keys, bin_items, undo_offers cascade',
    );
    await openForBusiness();
  });
  return { stripe: () => stripe };
}

/** Sets the legal data without which no document leaves. */
export async function openForBusiness(): Promise<void> {
  await services().inTransaction((tx) => changeSettings(tx, realCompany, 'test'));
  await refreshSettings(services().database.db);
}

/** A company at home that nobody has heard of. */
const homeBuyer = {
  kind: 'business' as const,
  name: 'Example Works GmbH',
  street: 'Musterweg 3',
  postalCode: '20095',
  city: 'Hamburg',
  country: 'DE',
};

/** What staff write for a quote of 1,190.00 euros. */
export const quoteWish = (more: Record<string, unknown> = {}) =>
  newQuoteSchema.parse({
    email: 'ann@example.com',
    buyer: homeBuyer,
    title: 'Route planning for five vans',
    lines: [{ description: 'Engineering', quantity: 10_000, unit: 'hours', unitPrice: 100_00 }],
    ...more,
  });

/** A quote that has gone out. */
export async function sentQuote(more: Record<string, unknown> = {}): Promise<Quote> {
  const { id } = await makeQuote(quoteWish(more), staff);
  return sendQuote(id, staff);
}

/** The way of the mailed link. */
export const byLink = (kind: 'quote' | 'invoice', { id }: { id: string }): Access => ({
  token: paperToken(kind, id),
});

/** An invoice that came of an accepted quote. */
export async function issuedInvoice(more: Record<string, unknown> = {}): Promise<Invoice> {
  const quote = await sentQuote(more);
  return acceptQuote(byLink('quote', quote), { name: 'Ann Example', address: anotherNetwork() });
}

/** Sends a message of Stripe to the site. */
export const postWebhook = ({ body, signature }: { body: string; signature: string }) =>
  app.request('/api/billing/stripe', { method: 'POST', body, headers: { 'Stripe-Signature': signature } });

/** The visit of the payment page at an address. */
export const sessionAt = (stripe: StripeStandIn, url: string): StandInSession => {
  const session = stripe.sessions.get(url.split('/').at(-1) ?? '');
  if (!session) throw new Error(`there is no payment page at ${url}`);
  return session;
};

const all = () => services().database.db;
/** All quotes, in order. */
export const allQuotes = () => all().select().from(quotes).orderBy(asc(quotes.id));
/** All invoices and credit notes, in order. */
export const allInvoices = () => all().select().from(invoices).orderBy(asc(invoices.id));
/** All money, in order. */
export const allPayments = () => all().select().from(payments).orderBy(asc(payments.id));
/** All that Stripe told, by its ids. */
export const allStripeEvents = () => all().select().from(stripeEvents);
