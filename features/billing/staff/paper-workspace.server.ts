import { eq } from 'drizzle-orm';
import { moneyText } from '#lib/money/money.ts';
import { isUuid } from '#lib/text/uuid.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { countries } from '../countries.ts';
import { creditableOf } from '../credits.server.ts';
import { instalmentsText, planOf } from '../instalments.ts';
import type { LegalGap } from '../legal-data.ts';
import { typedOf } from '../paper-form.ts';
import type { Reckoning } from '../paper-lines.ts';
import { shownContent } from '../paper-page.server.ts';
import { leftOf } from '../partial-credit.ts';
import { invoicesOfQuote, linesOfInvoice, linesOfQuote, paymentsOf } from '../queries.server.ts';
import { legalGapsNow, sellerNow, today } from '../seller.server.ts';
import { balanceOf, daysAfter, invoiceStanding, quoteStanding } from '../standing.ts';
import { saysSupply, supplyText } from '../supply.ts';
import { invoices, quotes } from '../tables.server.ts';
import { historyOf } from './history.server.ts';

/** The last day of a quote that is written today, unless another is wished. */
export const usualLastDay = (): string => daysAfter(today(), readSettings().billing.quoteDays);

/** What the form of a document needs to know about the studio. */
export function formGround(): {
  reckoning: Reckoning;
  countries: typeof countries;
  gaps: readonly LegalGap[];
} {
  const { billing } = readSettings();
  return {
    reckoning: {
      country: sellerNow().country,
      rates: { standard: billing.standardRate, reduced: billing.reducedRate },
      currency: billing.currency,
    },
    countries,
    gaps: legalGapsNow(),
  };
}

/** A quote with everything that staff see of it, or null. */
export async function quoteWorkspace(id: string) {
  const { db } = services().database;
  const [row] = isUuid(id) ? await db.select().from(quotes).where(eq(quotes.id, id)) : [];
  if (!row) return null;
  const lines = await linesOfQuote(db, id);
  const billed = await invoicesOfQuote(db, id);
  return {
    id,
    ...shownContent(row, lines),
    email: row.email,
    enquiry: row.enquiry,
    locked: row.lockedAt !== null,
    standing: quoteStanding(row, today()),
    validUntil: row.validUntil,
    sentAt: row.sentAt,
    decided: row.decidedAt ? { at: row.decidedAt, by: row.decidedBy, words: row.decision } : null,
    plan: planOf(row),
    invoices: billed.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      standing: invoiceStanding(invoice, today()),
      part: invoice.part,
      total: moneyText(invoice.gross, invoice.currency),
    })),
    gaps: row.state === 'draft' ? legalGapsNow(row.treatment) : [],
    version: row.version,
    typed: typedOf(row, lines, { validUntil: row.validUntil, instalments: instalmentsText(row.instalments) }),
    pdf: row.state === 'draft' ? null : `/api/billing/pdf/quote?number=${row.number}`,
    history: await historyOf(db, `quote:${id}`),
  };
}
export type QuoteWorkspace = NonNullable<Awaited<ReturnType<typeof quoteWorkspace>>>;

const linkTo = async (id: string | null) => {
  if (!id) return null;
  const [row] = await services()
    .database.db.select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(eq(invoices.id, id));
  return row ?? null;
};

/** An invoice or a credit note with everything that staff see of it, or null. */
export async function invoiceWorkspace(id: string) {
  const { db } = services().database;
  const [row] = isUuid(id) ? await db.select().from(invoices).where(eq(invoices.id, id)) : [];
  if (!row) return null;
  const lines = await linesOfInvoice(db, id);
  const came = await paymentsOf(db, id);
  const sum = came.reduce((all, { amount }) => all + amount, 0);
  const { open, over } = balanceOf(row, sum);
  const money = (amount: number) => (amount > 0 ? moneyText(amount, row.currency) : '');
  const [quote] = row.quoteId
    ? await db.select({ id: quotes.id, number: quotes.number }).from(quotes).where(eq(quotes.id, row.quoteId))
    : [];
  const creditable = await creditableOf(db, row);
  const left = leftOf(creditable);
  return {
    id,
    ...shownContent(row, lines),
    kind: row.kind,
    email: row.email,
    locked: row.lockedAt !== null,
    standing: invoiceStanding(row, today()),
    currency: row.currency,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    supply: supplyText(row),
    part: row.parts > 1 ? `${row.part} of ${row.parts}` : '',
    gaps: row.state === 'draft' ? legalGapsNow(row.treatment) : [],
    lacksSupply: row.state === 'draft' && !saysSupply(row),
    reason: row.reason,
    open: money(open),
    openAmount: open,
    over: money(over),
    reminders: row.reminders,
    remindedAt: row.remindedAt,
    quote: quote ?? null,
    credits: creditable.notes.map((note) => ({ id: note.id, number: note.number })),
    credited: row.credited,
    /** What can be taken back yet: of the whole, and of each line before tax. */
    left: {
      whole: moneyText(row.gross - row.credited, row.currency),
      lines: creditable.lines
        .map(({ position, description }) => ({ position, description, amount: left.get(position) ?? 0 }))
        .filter(({ amount }) => amount !== 0)
        .map(({ amount, ...line }) => ({ ...line, text: moneyText(amount, row.currency) })),
    },
    corrects: await linkTo(row.correctsId),
    payments: came.map(({ id: payment, method, amount, currency, receivedOn, reference }) => ({
      id: payment,
      method,
      amount: moneyText(amount, currency),
      receivedOn,
      reference,
    })),
    version: row.version,
    typed: typedOf(row, lines, {
      suppliedFrom: row.suppliedFrom ?? '',
      suppliedTo: row.suppliedTo ?? '',
      advance: row.advance ? 'yes' : '',
    }),
    pdf: row.state === 'draft' ? null : `/api/billing/pdf/invoice?number=${row.number}`,
    today: today(),
    history: await historyOf(db, `invoice:${id}`),
  };
}
export type InvoiceWorkspace = NonNullable<Awaited<ReturnType<typeof invoiceWorkspace>>>;
