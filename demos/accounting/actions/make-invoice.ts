import { longDay } from '#lib/time/day-words.ts';
import { invoiceEntryLines } from '../books/entry-lines.ts';
import { invoiceSums } from '../books/invoice-sums.ts';
import { openOf } from '../books/items.ts';
import type { Invoice, InvoiceLine, Rows } from '../records.ts';
import { type Done, entryFor, freeId, put } from './done.ts';

export interface InvoiceInput {
  name: string;
  address: string;
  vatId: string;
  day: string;
  due: string;
  lines: readonly InvoiceLine[];
}

/** The next number of a year: invoices and credit notes share one sequence, which has no gaps. */
export function nextNumber(
  { invoices }: Pick<Rows, 'invoices'>,
  year: string,
): { number: string; after: string } {
  let last = 0;
  let after = '';
  // Invoices of another program keep numbers of their own, which are no part of the sequence.
  const own = new RegExp(`^(?:CN-)?${year}-(\\d{4,})$`);
  for (const { number, day } of invoices.values()) {
    const [, sequence] = own.exec(number) ?? [];
    if (sequence === undefined) continue;
    last = Math.max(last, Number(sequence));
    if (day > after) after = day;
  }
  return { number: `${year}-${String(last + 1).padStart(4, '0')}`, after };
}

function problemOf(
  rows: Rows,
  { name, lines, day, due, vatId }: InvoiceInput,
): { problem: string; field: string } | null {
  if (!name.trim()) return { problem: 'Write who the invoice is for.', field: 'name' };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { problem: 'Choose the day of the invoice.', field: 'day' };
  if (due < day) return { problem: 'It can’t be due before its date.', field: 'due' };
  const { after } = nextNumber(rows, day.slice(0, 4));
  if (day < after)
    return {
      problem: `The last invoice number was issued on ${longDay(after)}. Choose that day or a later one.`,
      field: 'day',
    };
  if (lines.length === 0) return { problem: 'Add at least one line.', field: 'lines' };
  if (lines.some(({ text }) => !text.trim()))
    return { problem: 'Say on every line what it is for.', field: 'lines' };
  if (lines.some(({ price, quantity }) => price === 0 || quantity <= 0))
    return { problem: 'Every line needs a quantity and a price.', field: 'lines' };
  if (
    lines.some(({ treatment }) => treatment === 'sale-reverse') &&
    !/^[A-Z]{2}[A-Z0-9]{2,13}$/.test(vatId.replace(/[\s.-]/g, ''))
  )
    return {
      problem: 'A reverse charge needs the customer’s VAT number, such as FR83404833048.',
      field: 'vatId',
    };
  return null;
}

/** Writes an invoice: it gets the next number and its entry, and is not changed again. */
export function makeInvoice(rows: Rows, input: InvoiceInput): Done & { id?: string } {
  const wrong = problemOf(rows, input);
  if (wrong) return wrong;
  const { number } = nextNumber(rows, input.day.slice(0, 4));
  return issue(rows, { ...input, vatId: input.vatId.replace(/[\s.-]/g, '') }, number, null);
}

/** Takes an invoice back by a credit note beside it. What is still open is settled by it; the rest is owed back. */
export function makeCreditNote(rows: Rows, id: string, today: string): Done & { id?: string } {
  const invoice = rows.invoices.get(id);
  if (!invoice || invoice.corrects !== null) return { problem: 'A credit note corrects an invoice.' };
  for (const { corrects, number } of rows.invoices.values())
    if (corrects === id) return { problem: `${number} already corrects this invoice.` };
  const { after } = nextNumber(rows, today.slice(0, 4));
  const day = today < after ? after : today;
  const { number } = nextNumber(rows, day.slice(0, 4));
  const lines = invoice.lines.map((line) => ({ ...line, price: -line.price }));
  return issue(rows, { ...invoice, day, due: day, lines }, `CN-${number}`, invoice);
}

function issue(
  rows: Rows,
  input: InvoiceInput,
  number: string,
  corrects: Invoice | null,
): Done & { id?: string } {
  const { day, due, name, address, vatId, lines } = input;
  const id = freeId('i', rows.invoices);
  // The supply's own day decides the rate, also when the invoice is taken back in a later year.
  const sums = invoiceSums(lines, corrects?.day ?? day);
  const isOpen = corrects && (openOf(rows).get(corrects.id) ?? 0) === corrects.net + corrects.tax;
  const item = isOpen ? corrects.id : id;
  const made = entryFor(rows, {
    day,
    text: `${corrects ? 'Credit note' : 'Invoice'} ${number}, ${name.trim()}`,
    lines: invoiceEntryLines(item, sums),
  });
  if ('problem' in made) return made;
  const invoice: Invoice = {
    id,
    number,
    corrects: corrects?.id ?? null,
    name: name.trim(),
    address: address.trim(),
    vatId,
    account: corrects?.account ?? '',
    day,
    due,
    lines: [...lines],
    net: sums.net,
    tax: sums.tax,
    entry: made.entry.id,
    sent: null,
  };
  return {
    id,
    said: corrects ? `Wrote ${number} for ${corrects.number}` : `Wrote invoice ${number}`,
    edits: [put('entries', made.entry), put('invoices', invoice)],
  };
}
