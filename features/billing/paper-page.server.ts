import { spacedIban } from '#lib/money/iban.ts';
import { decimalOf, moneyText } from '#lib/money/money.ts';
import { services } from '#server/services.ts';
import { type Access, reachInvoice, reachQuote } from './access.server.ts';
import { addressLines } from './address.ts';
import { acceptWording } from './commands/decide-quote.server.ts';
import { creditsOf } from './credits.server.ts';
import { dayText } from './day-text.ts';
import { epcText } from './epc.ts';
import { planOf } from './instalments.ts';
import { quantityText } from './quantity-text.ts';
import {
  type Invoice,
  invoicesOfQuote,
  type Line,
  lastCheckout,
  linesOfInvoice,
  linesOfQuote,
  paymentsOf,
  type Quote,
} from './queries.server.ts';
import { today } from './seller.server.ts';
import { balanceOf, invoiceStanding, quoteStanding } from './standing.ts';
import { stripeAmount } from './stripe/amount.ts';
import { takesCards } from './stripe/api.server.ts';
import { supplyText } from './supply.ts';
import { percentText } from './tax.ts';

/** The query that reaches a document again, by the way that was taken. */
export const queryOf = (access: Access): string =>
  new URLSearchParams('token' in access ? { token: access.token } : { number: access.number }).toString();

/** The query that reaches another document by the same way; none where a link opens one document alone. */
const numberQuery = (access: Access, number: string | null): string | null =>
  'token' in access || number === null ? null : new URLSearchParams({ number }).toString();

const shownLine = (line: Line, currency: string) => ({
  position: line.position,
  description: line.description,
  quantity: quantityText(line.quantity, line.unit),
  price: moneyText(line.unitPrice, currency),
  discount: line.discount > 0 ? percentText(line.discount) : '',
  amount: moneyText(line.net, currency),
});

/** What a document says, in words. */
export function shownContent(row: Quote | Invoice, lines: readonly Line[]) {
  const { currency } = row;
  const money = (amount: number) => moneyText(amount, currency);
  return {
    number: row.number ?? '',
    title: row.title,
    note: row.note,
    seller: row.seller.name,
    buyer: addressLines(row.buyer, row.seller.country),
    vatId: row.buyer.vatId,
    lines: lines.map((line) => shownLine(line, currency)),
    sums: [
      ...(row.discountAmount > 0
        ? [
            { term: 'Sum of the lines', text: money(row.subtotal) },
            { term: `Discount of ${percentText(row.discount)}`, text: money(-row.discountAmount) },
          ]
        : []),
      { term: 'Net', text: money(row.net) },
      ...row.taxes
        .filter(({ rate }) => rate > 0)
        .map(({ rate, base, tax }) => ({
          term: `VAT ${percentText(rate)} on ${money(base)}`,
          text: money(tax),
        })),
    ],
    total: money(row.gross),
    taxNote: row.taxNote,
  };
}

/** A quote as its page shows it; null for people who may not see it. */
export async function shownQuote(access: Access) {
  const { db } = services().database;
  const reached = await reachQuote(db, access);
  if (!reached) return null;
  const { row, reach } = reached;
  const standing = quoteStanding(row, today());
  const issued = (await invoicesOfQuote(db, row.id)).filter(({ state }) => state !== 'draft');
  return {
    ...shownContent(row, await linesOfQuote(db, row.id)),
    standing,
    acts: reach === 'acts' && standing === 'sent',
    validUntil: dayText(row.validUntil),
    wording: acceptWording(row),
    plan: planOf(row),
    decided: row.decidedAt
      ? { by: row.decidedBy, on: dayText(row.decidedAt.toISOString().slice(0, 10)), words: row.decision }
      : null,
    listed: reached.via !== 'link',
    pdf: `/api/billing/pdf/quote?${queryOf(access)}`,
    invoices: issued.map(({ number }) => ({ number: number ?? '', query: numberQuery(access, number) })),
  };
}

/** How a transfer is made; null where bank details are not set up. */
function transferOf(invoice: Invoice, open: number) {
  const { iban, bic, bank, accountHolder } = invoice.seller;
  if (iban === '') return null;
  const { currency, number } = invoice;
  const reference = number ?? '';
  return {
    holder: accountHolder,
    iban: spacedIban(iban),
    bic,
    bank,
    reference,
    amount: `${decimalOf(open, currency)} ${currency}`,
    code: epcText({ name: accountHolder, iban, bic, amount: open, currency, reference }),
  };
}

/** An invoice or a credit note as its page shows it; null for people who may not see it. */
export async function shownInvoice(access: Access) {
  const { db } = services().database;
  const reached = await reachInvoice(db, access);
  if (!reached) return null;
  const { row, reach } = reached;
  const came = await paymentsOf(db, row.id);
  const { open, over } = balanceOf(
    row,
    came.reduce((sum, { amount }) => sum + amount, 0),
  );
  const credits = row.credited > 0 ? await creditsOf(db, row.id) : [];
  const visit = await lastCheckout(db, row.id);
  return {
    ...shownContent(row, await linesOfInvoice(db, row.id)),
    kind: row.kind,
    standing: invoiceStanding(row, today()),
    acts: reach === 'acts',
    issuedOn: dayText(row.issuedOn ?? ''),
    dueOn: dayText(row.dueOn ?? ''),
    supply: supplyText(row),
    part: row.parts > 1 ? `${row.part} of ${row.parts}` : '',
    reason: row.reason,
    open: open > 0 ? moneyText(open, row.currency) : '',
    over: over > 0 ? moneyText(over, row.currency) : '',
    cards: open > 0 && takesCards() && stripeAmount(open, row.currency) !== null,
    /** How the last visit to the payment company ended, while something is open. */
    visit: open > 0 ? (visit?.state ?? null) : null,
    transfer: open > 0 ? transferOf(row, open) : null,
    credits: credits.map(({ number, gross, currency }) => ({
      number: number ?? '',
      amount: moneyText(gross, currency),
      query: numberQuery(access, number),
    })),
    payments: came.map((payment) => ({
      id: payment.id,
      method: payment.method,
      on: dayText(payment.receivedOn),
      amount: moneyText(payment.amount, payment.currency),
    })),
    listed: reached.via !== 'link',
    pdf: `/api/billing/pdf/invoice?${queryOf(access)}`,
  };
}

/** The shapes of shown documents. */
export type ShownQuotePage = NonNullable<Awaited<ReturnType<typeof shownQuote>>>;
export type ShownInvoicePage = NonNullable<Awaited<ReturnType<typeof shownInvoice>>>;
