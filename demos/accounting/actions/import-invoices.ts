import { z } from 'zod';
import type { Treatment } from '#engines/ledger/treatment.ts';
import { insideGross, taxOn } from '#engines/ledger/vat-rules.ts';
import { counted } from '#lib/money/grouped.ts';
import { plainIban } from '#lib/money/iban.ts';
import { daysLater } from '#lib/time/days.ts';
import type { ImportField } from '../../app-kit/import/match-columns.ts';
import { edited } from '../../app-kit/sandbox/edits.ts';
import { invoiceEntryLines } from '../books/entry-lines.ts';
import type { Invoice, Rows } from '../records.ts';
import { type AccountingEdit, type Done, entryFor, freeId, put } from './done.ts';

export const invoiceFields = [
  {
    name: 'number',
    label: 'Number',
    kind: 'text',
    alsoCalled: ['invoice number', 'invoice', 'invoice no', 'no', 'nr', 'rechnungsnummer', 'factuurnummer'],
  },
  {
    name: 'name',
    label: 'Customer',
    kind: 'text',
    alsoCalled: ['name', 'client', 'company', 'kunde', 'klant', 'to'],
  },
  {
    name: 'day',
    label: 'Date',
    kind: 'date',
    alsoCalled: ['invoice date', 'day', 'datum', 'rechnungsdatum', 'issued', 'factuurdatum'],
  },
  {
    name: 'gross',
    label: 'Total with VAT',
    kind: 'money',
    alsoCalled: ['total', 'gross', 'amount', 'brutto', 'betrag', 'bedrag', 'open', 'amount due'],
  },
  {
    name: 'net',
    label: 'Total before VAT',
    kind: 'money',
    alsoCalled: ['net', 'netto', 'net amount', 'subtotal'],
  },
  {
    name: 'due',
    label: 'Due',
    kind: 'date',
    hint: 'Left empty: 14 days after the date.',
    alsoCalled: ['due date', 'fällig', 'vervaldatum', 'pay by'],
  },
  {
    name: 'rate',
    label: 'VAT rate',
    kind: 'text',
    hint: 'Left empty: 19%.',
    alsoCalled: ['vat', 'rate', 'tax rate', 'mwst', 'btw'],
  },
  { name: 'account', label: 'IBAN', kind: 'text', alsoCalled: ['account', 'bank account'] },
] as const satisfies readonly ImportField[];

/** The VAT treatment that a written rate means; an empty one is the standard rate. */
function treatmentOf(rate: string): Treatment | null {
  const figure = Number(rate.replace(',', '.').replace(/[^\d.]/g, '') || 'NaN');
  if (rate.trim() === '' || figure === 19 || figure === 0.19) return 'sale-standard';
  if (figure === 7 || figure === 0.07) return 'sale-reduced';
  return figure === 0 ? 'sale-export' : null;
}

/** A row of somebody's own list of open invoices. */
export const invoiceRow = z
  .object({
    number: z.string().min(1, 'Every invoice needs a number.').max(60, 'Use up to 60 characters.'),
    name: z.string().min(1, 'Every invoice needs a customer.').max(200, 'Use up to 200 characters.'),
    day: z.iso.date('Enter a date, such as 2026-11-18.'),
    gross: z.number().nullable(),
    net: z.number().nullable(),
    due: z.union([z.literal(''), z.iso.date('Enter a date, such as 2026-12-02.')]),
    rate: z.string(),
    account: z.string().max(60, 'Use up to 60 characters.'),
  })
  .superRefine((row, context) => {
    const wrong = (field: keyof typeof row, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!(row.gross ?? row.net)) wrong('gross', 'Every invoice needs a total, either with VAT or before it.');
    if (treatmentOf(row.rate) === null) wrong('rate', `${row.rate} isn’t a VAT rate we know.`);
  });
export type InvoiceRow = z.output<typeof invoiceRow>;

/** What will be taken of these rows, and what is left out, by the place of its row. */
function readInvoices(rows: Rows, given: readonly InvoiceRow[]) {
  const taken = new Set([...rows.invoices.values()].map(({ number }) => number.toLowerCase()));
  const notes: { at: number; said: string }[] = [];
  const edits: AccountingEdit[] = [];
  let now = rows;
  const take = (row: InvoiceRow): string | null => {
    const { number, name, day, gross, net } = row;
    if (taken.has(number.toLowerCase())) return `${number} is already here, so this line is left out.`;
    const treatment = treatmentOf(row.rate) ?? 'sale-standard';
    const sums =
      gross === null
        ? { net: net ?? 0, tax: taxOn(net ?? 0, treatment, day) }
        : insideGross(gross, treatment, day);
    const id = freeId('i', now.invoices);
    const lines = invoiceEntryLines(id, { groups: [{ treatment, ...sums }], ...sums });
    const made = entryFor(now, { day, text: `Invoice ${number}, ${name}`, lines });
    if ('problem' in made) return `${made.problem} This line is left out.`;
    taken.add(number.toLowerCase());
    const invoice: Invoice = {
      id,
      number,
      corrects: null,
      name,
      address: '',
      vatId: '',
      account: plainIban(row.account),
      day,
      due: row.due || daysLater(day, 14),
      lines: [{ text: 'Imported from another program', quantity: 100, price: sums.net, treatment }],
      ...sums,
      entry: made.entry.id,
      sent: day,
    };
    const step = [put('entries', made.entry), put('invoices', invoice)];
    edits.push(...step);
    now = edited(now, step).rows;
    return null;
  };
  for (const [at, row] of given.entries()) {
    const said = take(row);
    if (said) notes.push({ at, said });
  }
  return { edits, notes };
}

/** The lines that cannot be taken into these books, each with the reason. */
export const invoiceNotes = (rows: Rows, given: readonly InvoiceRow[]) => readInvoices(rows, given).notes;

/** Takes open invoices of another program in: they keep their numbers. */
export function importInvoices(rows: Rows, given: readonly InvoiceRow[]): Done {
  const { edits, notes } = readInvoices(rows, given);
  if (edits.length === 0)
    return { problem: `No invoice was imported. ${notes[0]?.said ?? 'The file has no rows.'}` };
  return { said: `Imported ${counted(edits.length / 2, 'invoice')}`, edits };
}
