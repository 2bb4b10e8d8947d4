/** The status of a quote on a day: one that was not answered in time has expired. */
export type QuoteStanding = 'draft' | 'sent' | 'accepted' | 'declined' | 'expired';

/** The status of a quote on a day (`2026-11-16`). It is valid until the end of its last day. */
export const quoteStanding = (
  { state, validUntil }: { state: 'draft' | 'sent' | 'accepted' | 'declined'; validUntil: string },
  today: string,
): QuoteStanding => (state === 'sent' && validUntil < today ? 'expired' : state);

/** How an invoice or a credit note stands. */
export type InvoiceStanding = 'draft' | 'open' | 'overdue' | 'paid' | 'cancelled' | 'credit';

interface StoredInvoice {
  kind: 'invoice' | 'credit';
  state: 'draft' | 'issued' | 'paid' | 'cancelled';
  dueOn: string | null;
}

/** The status of an invoice on a day: overdue from the day after it was due. */
export function invoiceStanding({ kind, state, dueOn }: StoredInvoice, today: string): InvoiceStanding {
  if (state === 'draft') return 'draft';
  if (kind === 'credit') return 'credit';
  if (state !== 'issued') return state;
  return dueOn !== null && dueOn < today ? 'overdue' : 'open';
}

/** What is still to be paid of an invoice, and what was paid too much: never both. */
export function balanceOf(
  {
    kind,
    state,
    gross,
    credited,
  }: Pick<StoredInvoice, 'kind' | 'state'> & {
    gross: number;
    credited: number;
  },
  received: number,
): { open: number; over: number } {
  const owed = kind === 'credit' || state === 'cancelled' || state === 'draft' ? 0 : gross - credited;
  return { open: Math.max(0, owed - received), over: Math.max(0, received - owed) };
}

/** The number of a document: series, year, and at least four digits. */
export const documentNumber = (prefix: string, year: number, count: number): string =>
  `${prefix}-${year}-${String(count).padStart(4, '0')}`;

/** The day that lies so many days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The first and the last day of the month before a day. */
export function lastMonth(day: string): { from: string; to: string } {
  const to = daysAfter(`${day.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
