import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balances, vatReport } from '#engines/ledger/reports.ts';
import { matchColumns } from '../../app-kit/import/match-columns.ts';
import { readRecords } from '../../app-kit/import/read-records.ts';
import { edited, rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { openOf } from '../books/items.ts';
import type { AccountingRecords, Rows } from '../records.ts';
import { seed } from '../seed/seed.ts';
import { approveBill, type BillInput, enterBill, takeBackBill } from './bills.ts';
import { checksFor, closeMonth, nextToClose } from './close-month.ts';
import type { Done } from './done.ts';
import { importInvoices, invoiceFields, invoiceNotes, invoiceRow } from './import-invoices.ts';
import { type InvoiceInput, makeCreditNote, makeInvoice, nextNumber } from './make-invoice.ts';

const day = '2026-11-18';
const rows: Rows = rowsFrom<AccountingRecords>(seed(day));
const applied = (from: Rows, done: Done): Rows => {
  if ('problem' in done) throw new Error(done.problem);
  return edited(from, done.edits).rows;
};
const invoice: InvoiceInput = {
  name: 'Studio Kern',
  address: 'Am Wall 1, Bremen',
  vatId: '',
  day,
  due: '2026-12-02',
  lines: [{ text: 'Sign', quantity: 150, price: 3333, treatment: 'sale-standard' }],
};
const bill: BillInput = {
  name: 'Holz Meier',
  number: 'H-1',
  day,
  due: '2026-12-02',
  text: 'Boards',
  account: '',
  expense: '3200',
  treatment: 'purchase-standard',
  gross: 119_000,
};
const sum = (now: Rows) => [...balances(now.entries.values()).values()].reduce((a, b) => a + b, 0);

describe('an invoice', () => {
  it('gets the next number, opens what the customer owes and balances', () => {
    const made = makeInvoice(rows, invoice);
    const now = applied(rows, made);
    const { number, net, tax, id } = [...now.invoices.values()].at(-1) ?? {
      number: '',
      net: 0,
      tax: 0,
      id: '',
    };
    expect(number).toBe(nextNumber(rows, '2026').number);
    expect([net, tax]).toEqual([5000, 950]);
    expect([openOf(now).get(id), sum(now)]).toEqual([5950, 0]);
  });

  it('is numbered without a gap, whatever is written, credited or refused', () => {
    const step = fc.oneof(
      fc.record({ price: fc.integer({ min: -5, max: 5 }), offset: fc.integer({ min: -2, max: 3 }) }),
      fc.record({ credit: fc.nat(120) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        let now = rows;
        for (const each of steps) {
          const done =
            'credit' in each
              ? makeCreditNote(now, `i${each.credit}`, day)
              : makeInvoice(now, {
                  ...invoice,
                  day: `2026-11-${18 + each.offset}`,
                  lines: invoice.lines.map((line) => ({ ...line, price: each.price })),
                });
          if ('said' in done) now = applied(now, done);
        }
        const numbers = [...now.invoices.values()]
          .map(({ number }) => Number(number.slice(-4)))
          .sort((a, b) => a - b);
        expect(numbers).toEqual(numbers.map((_, at) => at + 1));
        expect(sum(now)).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  it('is refused with the field that is wrong', () => {
    const field = (change: Partial<InvoiceInput>) => {
      const done = makeInvoice(rows, { ...invoice, ...change });
      return 'problem' in done ? done.field : null;
    };
    expect(field({ name: ' ' })).toBe('name');
    expect(field({ lines: [] })).toBe('lines');
    expect(field({ day: '2026-09-30', due: '2026-10-10' })).toBe('day');
    expect(field({ due: '2026-11-01' })).toBe('due');
    const reverse = [{ text: 'x', quantity: 100, price: 5, treatment: 'sale-reverse' as const }];
    expect([field({ lines: reverse }), field({ lines: reverse, vatId: 'FR 83 404 833 048' })]).toEqual([
      'vatId',
      null,
    ]);
  });

  it('is taken back by a credit note that settles it, once', () => {
    const now = applied(rows, makeInvoice(rows, invoice));
    const id = [...now.invoices.keys()].at(-1) ?? '';
    const back = applied(now, makeCreditNote(now, id, day));
    expect(openOf(back).get(id)).toBe(0);
    expect(vatReport(back.entries.values(), { from: day, to: day }).due).toBe(
      vatReport(rows.entries.values(), { from: day, to: day }).due,
    );
    expect(makeCreditNote(back, id, day)).toMatchObject({ problem: expect.stringContaining('already') });
  });
});

describe('invoices of another program', () => {
  const columns = ['Invoice number', 'Customer', 'Date', 'Total (EUR)', 'VAT', 'IBAN'];
  const read = (given: string[][]) =>
    readRecords(invoiceRow, invoiceFields, matchColumns(columns, invoiceFields), given);

  it('keep their numbers, and rows that cannot be taken are named', () => {
    const { values, wrong } = read([
      ['A-2031', 'Studio Kern', '02/11/2026', '1.190,00', '19', 'NL91 ABNA 0417 1643 00'],
      ['A-2031', 'Studio Kern', '02/11/2026', '1.190,00', '19', ''],
      ['A-2032', 'Studio Kern', 'soon', '5,00', '', ''],
      ['A-2033', 'Studio Kern', '13/11/2026', 'x', '', ''],
      ['A-2034', '', '13/11/2026', '5,00', '', ''],
      ['A-2035', 'B', '13/11/2026', '5,00', '21', ''],
      ['A-2036', 'B', '13/03/2026', '5,00', '', ''],
    ]);
    expect(wrong.map(({ row, fields }) => [row, fields])).toEqual([
      [3, ['day']],
      [4, ['gross']],
      [5, ['name']],
      [6, ['rate']],
    ]);
    expect(invoiceNotes(rows, values)).toMatchObject([
      { at: 1, said: expect.stringContaining('A-2031 is already here') },
      { at: 2, said: expect.stringContaining('left out') },
    ]);
    const done = importInvoices(rows, values);
    expect(done).toMatchObject({ said: 'Imported 1 invoice' });
    const now = applied(rows, done);
    const imported = [...now.invoices.values()].at(-1);
    expect(imported).toMatchObject({
      number: 'A-2031',
      net: 100_000,
      tax: 19_000,
      account: 'NL91ABNA0417164300',
    });
    expect([openOf(now).get(imported?.id ?? ''), sum(now)]).toEqual([119_000, 0]);
    expect(nextNumber(now, '2026')).toEqual(nextNumber(rows, '2026'));
  });

  it('can name the amount before VAT alone', () => {
    const net = { number: 'N-1', name: 'A', day, gross: null, net: 10_000, due: '', rate: '7', account: '' };
    expect(importInvoices(rows, [net])).toMatchObject({ edits: [{}, { row: { net: 10_000, tax: 700 } }] });
    expect(importInvoices(rows, [])).toMatchObject({ problem: expect.stringContaining('No invoice') });
  });
});

describe('a bill', () => {
  it('is posted with the VAT included, and not taken twice', () => {
    const now = applied(rows, enterBill(rows, bill));
    const id = [...now.bills.keys()].at(-1) ?? '';
    expect([openOf(now).get(id), now.bills.get(id)?.net, sum(now)]).toEqual([-119_000, 100_000, 0]);
    expect(enterBill(now, { ...bill, number: 'h-1' })).toMatchObject({ field: 'number' });
    expect(enterBill(rows, { ...bill, gross: null })).toMatchObject({ field: 'gross' });
    const back = applied(now, takeBackBill(now, id, day));
    expect([back.bills.has(id), openOf(back).get(id), sum(back)]).toEqual([false, 0, 0]);
  });
});

describe('closing a month', () => {
  it('takes the months in their order, and only when nothing is missing', () => {
    expect(nextToClose(rows)).toBe('2026-10');
    const open = [...rows.bills.values()].filter(
      ({ approved, day: when }) => approved === '' && when <= '2026-10-31',
    );
    let now = rows;
    for (const { id } of open) now = applied(now, approveBill(now, id, 'Hanna Rowe'));
    expect(checksFor(now, '2026-10', day).every(({ isDone }) => isDone)).toBe(true);
    const closed = applied(now, closeMonth(now, '2026-10', 'Hanna Rowe', day));
    expect(closeMonth(closed, '2026-11', 'Hanna Rowe', day)).toMatchObject({
      problem: expect.stringContaining('month is over'),
    });
    expect(enterBill(closed, { ...bill, day: '2026-10-20', due: '2026-11-20' })).toMatchObject({
      field: 'day',
    });
    expect(closeMonth(closed, '2027-01', 'x', day)).toMatchObject({
      problem: expect.stringContaining('order'),
    });
  });
});
