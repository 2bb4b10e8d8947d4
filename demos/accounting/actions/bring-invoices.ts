import { centsIn, dayIn, dayOrderOf, decimalSignOf } from '#engines/bank/csv/cells.ts';
import type { Treatment } from '#engines/ledger/treatment.ts';
import { insideGross, taxOn } from '#engines/ledger/vat-rules.ts';
import type { Table } from '#lib/files/table.ts';
import { counted } from '#lib/money/grouped.ts';
import { plainIban } from '#lib/money/iban.ts';
import { daysLater } from '#lib/time/days.ts';
import { edited } from '../../app-kit/sandbox/edits.ts';
import { invoiceEntryLines } from '../books/entry-lines.ts';
import type { Invoice, Rows } from '../records.ts';
import { type AccountingEdit, type Done, entryFor, freeId, put } from './done.ts';

const names = {
  number: [
    'number',
    'invoice number',
    'invoice',
    'invoice no',
    'no',
    'nr',
    'rechnungsnummer',
    'factuurnummer',
    'reference',
  ],
  name: ['customer', 'name', 'client', 'company', 'kunde', 'klant', 'to'],
  day: ['date', 'invoice date', 'day', 'datum', 'rechnungsdatum', 'issued', 'factuurdatum'],
  due: ['due', 'due date', 'fällig', 'faellig', 'vervaldatum', 'pay by'],
  gross: ['gross', 'total', 'amount', 'brutto', 'betrag', 'bedrag', 'total gross', 'open', 'amount due'],
  net: ['net', 'netto', 'net amount', 'subtotal'],
  rate: ['vat', 'vat rate', 'rate', 'tax rate', 'mwst', 'btw'],
  account: ['iban', 'account', 'bank account'],
} as const;
type Field = keyof typeof names;

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(/\b(?:eur)\b/g, '')
    .trim();

function columnsOf({ columns }: Table): Map<Field, number> {
  const found = new Map<Field, number>();
  const headings = columns.map(plain);
  for (const [field, known] of Object.entries(names) as [Field, readonly string[]][])
    for (const name of known) {
      const at = headings.indexOf(name);
      if (at >= 0 && ![...found.values()].includes(at)) {
        found.set(field, at);
        break;
      }
    }
  return found;
}

/** Which treatment a written rate stands for; an empty one is the standard rate. */
function treatmentOf(rate: string): Treatment | null {
  const figure = Number(rate.replace(',', '.').replace(/[^\d.]/g, '') || 'NaN');
  if (rate.trim() === '' || figure === 19 || figure === 0.19) return 'sale-standard';
  if (figure === 7 || figure === 0.07) return 'sale-reduced';
  return figure === 0 ? 'sale-export' : null;
}

/** Takes open invoices of another program: they keep their numbers, and rows that can't be taken are named. */
export function bringInvoices(rows: Rows, table: Table): Done & { problems?: readonly string[] } {
  const columns = columnsOf(table);
  const missing = (['number', 'name', 'day'] as const).filter((field) => !columns.has(field));
  if (missing.length > 0 || !(columns.has('gross') || columns.has('net')))
    return {
      problem:
        'The file needs columns named Number, Customer, Date and Total. Due, VAT and IBAN are used if they are there.',
    };
  const cell = (row: readonly string[], field: Field) => row[columns.get(field) ?? -1]?.trim() ?? '';
  const { order } = dayOrderOf(table.rows.map((row) => cell(row, 'day')));
  const decimal = decimalSignOf(table.rows.map((row) => cell(row, 'gross') || cell(row, 'net')));
  const taken = new Set([...rows.invoices.values()].map(({ number }) => number.toLowerCase()));
  const problems: string[] = [];
  const edits: AccountingEdit[] = [];
  let now = rows;
  const take = (row: readonly string[]): string | null => {
    const [number, name] = [cell(row, 'number'), cell(row, 'name')];
    const day = dayIn(cell(row, 'day'), order);
    const treatment = treatmentOf(cell(row, 'rate'));
    const gross = centsIn(cell(row, 'gross'), decimal);
    const net = centsIn(cell(row, 'net'), decimal);
    if (!number || !name) return 'number or customer is missing.';
    if (taken.has(number.toLowerCase())) return `${number} is here already.`;
    if (day === null) return `“${cell(row, 'day')}” is no day.`;
    if (treatment === null) return `${cell(row, 'rate')} is no VAT rate that is known here.`;
    const sums =
      gross !== null
        ? insideGross(gross, treatment, day)
        : net === null
          ? null
          : { net, tax: taxOn(net, treatment, day) };
    if (!sums || sums.net === 0) return 'the amount can’t be read.';
    const id = freeId('i', now.invoices);
    const lines = invoiceEntryLines(id, { groups: [{ treatment, ...sums }], ...sums });
    const made = entryFor(now, { day, text: `Invoice ${number}, ${name}`, lines });
    if ('problem' in made) return made.problem;
    taken.add(number.toLowerCase());
    const invoice: Invoice = {
      id,
      number,
      corrects: null,
      name,
      address: '',
      vatId: '',
      account: plainIban(cell(row, 'account')),
      day,
      due: dayIn(cell(row, 'due'), order) ?? daysLater(day, 14),
      lines: [{ text: 'Brought in from another program', quantity: 100, price: sums.net, treatment }],
      ...sums,
      entry: made.entry.id,
      sent: day,
    };
    const step = [put('entries', made.entry), put('invoices', invoice)];
    edits.push(...step);
    now = edited(now, step).rows;
    return null;
  };
  for (const [at, row] of table.rows.entries()) {
    const problem = take(row);
    if (problem) problems.push(`Row ${at + 2}: ${problem}`);
  }
  if (edits.length === 0) return { problem: `No row could be taken. ${problems.slice(0, 2).join(' ')}` };
  return { said: `Brought in ${counted(edits.length / 2, 'invoice')}`, edits, problems };
}
