import { describe, expect, it } from 'vitest';
import { assigned } from '#engines/bank/match/assign.ts';
import { sureFrom } from '#engines/bank/match/open-item.ts';
import { refusalOf } from '#engines/ledger/book.ts';
import { balanceSheet } from '#engines/ledger/reports.ts';
import { rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { accounting } from '../application.ts';
import { chart } from '../books/chart.ts';
import { habitsIn } from '../books/habits.ts';
import { itemsIn } from '../books/items.ts';
import { seed } from './seed.ts';

const days = ['2026-11-18', '2026-01-02', '2027-03-01', '2028-02-29'];

describe.each(days)('the sample company on %s', (day) => {
  const lists = seed(day);

  it('has records that the application reads, and only entries that the book takes', () => {
    for (const name of ['entries', 'lines', 'invoices', 'bills', 'periods'] as const)
      for (const row of lists[name])
        expect(accounting.schemas[name].safeParse(row).error?.message, name).toBeUndefined();
    const book = { chart, closedThrough: null, entries: new Map() };
    for (const entry of lists.entries) expect(refusalOf(book, entry), entry.text).toBe(null);
    expect(lists.entries.every(({ day: when }) => when <= day)).toBe(true);
    const sheet = balanceSheet(lists.entries, chart, day);
    expect(sheet.has).toBe(sheet.owes);
  });

  it('numbers invoices without gaps, in the order of their days', () => {
    const byYear = new Map<string, number[]>();
    for (const { number, day: when } of lists.invoices) {
      const [, last = ''] = /-(\d{4})$/.exec(number) ?? [];
      byYear.set(when.slice(0, 4), [...(byYear.get(when.slice(0, 4)) ?? []), Number(last)]);
    }
    for (const numbers of byYear.values()) expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  it('brings a morning with every kind of line, most of them clear', () => {
    const rows = rowsFrom<{ [Name in keyof typeof lists]: (typeof lists)[Name][number] }>(lists);
    const waiting = lists.lines.filter(({ entry }) => entry === null);
    expect(waiting.length).toBeGreaterThan(20);
    const answers = assigned(waiting, itemsIn(rows), habitsIn(rows));
    const kinds = new Set([...answers.values()].map(([best]) => best?.kind));
    for (const kind of [
      'paid',
      'several',
      'part',
      'short',
      'discount',
      'twice',
      'charge',
      undefined,
    ] as const)
      expect(kinds, String(kind)).toContain(kind);
    const sure = [...answers.values()].filter(([best]) => (best?.confidence ?? 0) >= sureFrom);
    expect(sure.length / waiting.length).toBeGreaterThan(0.5);
  });
});
