import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankLine } from '../bank-line.ts';
import { assigned } from './assign.ts';
import { habitsOf } from './known.ts';
import { type OpenItem, tellFrom } from './open-item.ts';

const item = (id: string, number: string, open: number, more: Partial<OpenItem> = {}): OpenItem => ({
  id,
  number,
  name: 'Café Morgenrot GmbH',
  account: '',
  open,
  total: open,
  day: '2026-08-01',
  ...more,
});
const line = (cents: number, text: string, more: Partial<BankLine> = {}): BankLine => ({
  id: `${cents} ${text}`,
  day: '2026-08-20',
  cents,
  name: 'Cafe Morgenrot',
  account: '',
  text,
  bankRef: '',
  ...more,
});
const best = (lines: readonly BankLine[], items: readonly OpenItem[]) => {
  const answers = assigned(lines, items);
  return lines.map(({ id }) => {
    const [first] = answers.get(id) ?? [];
    return first && first.confidence >= tellFrom
      ? `${first.kind} ${first.items.map((each) => each.id).join('+')}`.trim()
      : 'none';
  });
};

describe('bank lines', () => {
  it.each([
    ['RE 2026-0101', 11900, 'paid a'],
    ['rechnung 20260101', 11900, 'paid a'],
    ['2026-0102 und 0103', 5000, 'several b+c'],
    ['RE 2026-0101 abzgl. 2% Skonto', 11662, 'discount a'],
    ['RE 2026-0101 less charges', 11400, 'short a'],
    ['RE 2026-0101 Teilzahlung', 6000, 'part a'],
    ['RE 2026-0110', 11900, 'paid a'],
    ['RE 2026-0099', 7777, 'twice'],
    ['2026-0101 abzgl. GS-26-01', 10900, 'several g+a'],
    ['danke', 5000, 'several b+c'],
    ['Trinkgeld', 123, 'none'],
  ])('“%s” of %i is %s', (text, cents, wanted) => {
    const items = [
      item('a', '2026-0101', 11900),
      item('b', '2026-0102', 2000),
      item('c', '2026-0103', 3000),
      item('g', 'GS-26-01', -1000),
      item('s', '2026-0099', 0, { total: 7777 }),
    ];
    expect(best([line(cents, text)], items)).toEqual([wanted]);
  });

  it('pays one invoice once, and takes a second payment for what it is', () => {
    const items = [item('a', '2026-0101', 11900)];
    const again = { ...line(11900, '2026-0101'), id: 'again', day: '2026-08-22' };
    expect(best([again, line(11900, '2026-0101')], items)).toEqual(['twice', 'paid a']);
  });

  it('settles an invoice by parts, each with what the one before left', () => {
    const items = [item('a', '2026-0101', 10_000)];
    expect(
      best([line(4000, '2026-0101 Teil'), line(6000, '2026-0101 Rest', { day: '2026-09-20' })], items),
    ).toEqual(['part a', 'paid a']);
  });

  it('remembers where lines of a name went, unless they went to several accounts', () => {
    const rent = { name: 'Hausverwaltung', cents: -500, text: '' };
    const habits = habitsOf([
      { ...rent, to: '4210' },
      { ...rent, to: '4210' },
      { name: 'Shop', cents: -1, text: '', to: '4900' },
      { name: 'Shop', cents: -1, text: '', to: '4930' },
    ]);
    const answers = assigned(
      [line(-500, 'Miete', { name: 'Hausverwaltung' }), line(-1, 'x', { name: 'Shop' })],
      [],
      habits,
    );
    expect(answers.get('-500 Miete')?.[0]).toMatchObject({ kind: 'habit', account: '4210' });
    expect(answers.get('-1 x')).toEqual([]);
  });

  it('never takes more from an item than is open, and never loses a cent of a line', () => {
    const cents = fc.integer({ min: -400, max: 400 }).filter((amount) => amount !== 0);
    const number = fc.integer({ min: 1, max: 9 }).map((last) => `2026-010${last}`);
    const items = fc.array(fc.tuple(number, cents), { maxLength: 8 });
    const lines = fc.array(fc.tuple(cents, fc.array(number, { maxLength: 3 })), { maxLength: 8 });
    fc.assert(
      fc.property(items, lines, (given, told) => {
        const open = given.map(([name, amount], at) => item(`i${at}`, name, amount));
        const all = told.map(([amount, numbers], at) => ({
          ...line(amount, numbers.join(' ')),
          id: `l${at}`,
        }));
        const answers = assigned(all, open);
        const left = new Map(open.map(({ id, open: amount }) => [id, amount]));
        for (const { id, cents: amount } of all) {
          const [first] = answers.get(id) ?? [];
          if (!first || first.confidence < tellFrom) continue;
          expect(first.items.reduce((sum, each) => sum + each.cents, first.rest)).toBe(amount);
          for (const each of first.items) left.set(each.id, (left.get(each.id) ?? 0) - each.cents);
        }
        for (const { id, open: amount } of open) {
          const rest = left.get(id) ?? 0;
          expect(Math.sign(rest) === Math.sign(amount) || rest === 0).toBe(true);
          expect(Math.abs(rest)).toBeLessThanOrEqual(Math.abs(amount));
        }
      }),
      { numRuns: 300 },
    );
  });
});
