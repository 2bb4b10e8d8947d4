import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Account, chartOf } from './account.ts';
import { type Book, posted, reversalOf } from './book.ts';
import type { Draft } from './entry.ts';
import { balanceSheet, balances, ledgerOf, openItems, profitAndLoss, vatReport } from './reports.ts';
import { treatments } from './treatment.ts';
import { insideGross, purchaseLines, rateOn, saleLines, taxOn } from './vat-rules.ts';

const accounts: Account[] = [
  { id: '1200', name: 'Bank', kind: 'asset' },
  { id: '1400', name: 'Receivables', kind: 'asset' },
  { id: '1600', name: 'Payables', kind: 'liability' },
  { id: '1776', name: 'VAT due', kind: 'liability' },
  { id: '1576', name: 'VAT deductible', kind: 'asset' },
  { id: '0800', name: 'Capital', kind: 'equity' },
  { id: '8400', name: 'Sales', kind: 'income' },
  { id: '4900', name: 'Costs', kind: 'expense' },
];
const empty: Book = { chart: chartOf(accounts), entries: new Map(), closedThrough: '2026-03' };
const tax = { due: '1776', deductible: '1576' };
const year = { from: '2026-01-01', to: '2026-12-31' };

const month = fc.integer({ min: 1, max: 8 });
const dayOf = fc
  .tuple(month, fc.integer({ min: 1, max: 28 }))
  .map(([m, d]) => `2026-0${m}-${String(d).padStart(2, '0')}`);
const account = fc.constantFrom(...accounts.map(({ id }) => id), '9999');
const cents = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -90_000, max: 90_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.5, Number.NaN) },
);
const line = fc.record({ account, cents });
/** What somebody may try: entries that often balance and sometimes don't, and reversals of earlier ones. */
const attempt = fc.oneof(
  fc.record({ day: dayOf, lines: fc.array(line, { maxLength: 4 }), balance: fc.boolean() }),
  fc.record({ day: dayOf, reverse: fc.nat(12) }),
);

/** The oracle keeps no entries: only sums of accounts, in big whole numbers, for what by its own rules has to be taken. */
function oracle() {
  const sums = new Map<string, bigint>();
  const known: { lines: Draft['lines']; back: boolean }[] = [];
  const add = (lines: Draft['lines']) => {
    for (const { account: id, cents: amount } of lines) sums.set(id, (sums.get(id) ?? 0n) + BigInt(amount));
  };
  return {
    sums,
    take(lines: Draft['lines'], day: string, reverse?: number): boolean {
      if (day < '2026-04-01') return false;
      if (reverse !== undefined) {
        const first = known[reverse];
        if (!first || first.back) return false;
        first.back = true;
        known.push({ lines, back: false });
        add(lines);
        return true;
      }
      const isGood =
        lines.length > 1 &&
        lines.every(
          ({ account: id, cents: amount }) => id !== '9999' && Number.isInteger(amount) && amount !== 0,
        ) &&
        lines.reduce((sum, { cents: amount }) => sum + BigInt(amount), 0n) === 0n;
      if (isGood) {
        known.push({ lines, back: false });
        add(lines);
      }
      return isGood;
    },
  };
}

describe('a book in double entry', () => {
  it('balances after any sequence of entries, and a refused one changes nothing', () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 24 }), (attempts) => {
        let book = empty;
        const judge = oracle();
        attempts.forEach((given, at) => {
          const before = book;
          let draft: Draft;
          let wanted: boolean;
          if ('reverse' in given) {
            const first = [...book.entries.values()][given.reverse];
            draft = first
              ? reversalOf(first, `e${at}`, given.day)
              : {
                  id: `e${at}`,
                  day: given.day,
                  text: '',
                  lines: [
                    { account: '1200', cents: 1 },
                    { account: '1400', cents: -1 },
                  ],
                  reverses: 'none',
                };
            wanted = judge.take(draft.lines, given.day, given.reverse);
          } else {
            const rest = given.lines.reduce((sum, { cents: amount }) => sum + amount, 0);
            const lines = given.balance ? [...given.lines, { account: '1200', cents: -rest }] : given.lines;
            draft = { id: `e${at}`, day: given.day, text: '', lines };
            wanted = judge.take(lines, given.day);
          }
          const answer = posted(book, draft);
          expect('book' in answer, JSON.stringify(draft)).toBe(wanted);
          if ('book' in answer) book = answer.book;
          else expect(book).toBe(before);
        });
        const sums = balances(book.entries.values());
        expect([...sums.values()].reduce((a, b) => a + b, 0)).toBe(0);
        for (const { id } of accounts) expect(BigInt(sums.get(id) ?? 0)).toBe(judge.sums.get(id) ?? 0n);
        expect([...book.entries.values()].map(({ number }) => number)).toEqual(
          Array.from(book.entries, (_, at) => at + 1),
        );
        const sheet = balanceSheet(book.entries.values(), book.chart, '2026-12-31');
        expect(sheet.has).toBe(sheet.owes);
        expect(profitAndLoss(book.entries.values(), book.chart, year).result).toBe(sheet.result);
        for (const { id } of accounts)
          expect(ledgerOf(book.entries.values(), id).at(-1)?.after ?? 0).toBe(sums.get(id) ?? 0);
      }),
    );
  });

  it('says why it refuses', () => {
    const pair = (amount: number, other = -amount) => [
      { account: '1200', cents: amount },
      { account: '8400', cents: other },
    ];
    const why = (draft: Partial<Draft>) => {
      const answer = posted(empty, { id: 'x', day: '2026-05-01', text: '', lines: pair(5), ...draft });
      return 'refusal' in answer ? answer.refusal.reason : null;
    };
    expect(why({})).toBe(null);
    expect(why({ lines: pair(5, -4) })).toBe('unbalanced');
    expect(why({ lines: pair(0.5) })).toBe('no-whole-cents');
    expect(why({ day: '2026-03-31' })).toBe('closed');
    expect(why({ day: '2026-02-30' })).toBe('no-such-day');
    expect(why({ lines: [{ account: '1', cents: 5 }, ...pair(-5).slice(0, 1)] })).toBe('unknown-account');
    expect(why({ reverses: 'gone' })).toBe('nothing-to-reverse');
  });
});

describe('VAT', () => {
  it('holds the rate of the day', () => {
    expect(
      ['2020-06-30', '2020-07-01', '2020-12-31', '2021-01-01'].map((day) => rateOn('sale-standard', day)),
    ).toEqual([1900, 1600, 1600, 1900]);
    expect(rateOn('sale-reduced', '2020-08-01')).toBe(500);
    expect([rateOn('sale-reverse', '2026-01-01'), rateOn('purchase-reverse', '2026-01-01')]).toEqual([
      0, 1900,
    ]);
  });

  it('splits every gross amount without losing a cent, and comes within half a cent of the rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5_000_000, max: 5_000_000 }),
        fc.constantFrom(...treatments),
        (gross, treatment) => {
          const { net, tax: part } = insideGross(gross, treatment, '2026-05-01');
          if (treatment !== 'purchase-reverse') expect(net + part).toBe(gross);
          expect(Math.abs(part - taxOn(net, treatment, '2026-05-01'))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('reports what the tax accounts hold, and a reverse charge costs nothing', () => {
    const sale = fc.record({
      isSale: fc.boolean(),
      net: fc.integer({ min: 1, max: 900_000 }),
      kind: fc.constantFrom('standard', 'reduced', 'reverse'),
    });
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 12 }), (all) => {
        let book: Book = empty;
        let reverse = 0;
        all.forEach(({ isSale, net, kind }, at) => {
          const treatment = `${isSale ? 'sale' : 'purchase'}-${kind}` as (typeof treatments)[number];
          const amount = taxOn(net, treatment, '2026-05-01');
          const lines = isSale
            ? saleLines('8400', net, amount, treatment, tax)
            : purchaseLines('4900', net, amount, treatment, tax);
          if (treatment === 'purchase-reverse') reverse += amount;
          const rest = lines.reduce((sum, { cents: part }) => sum + part, 0);
          const answer = posted(book, {
            id: `e${at}`,
            day: '2026-05-01',
            text: '',
            lines: [...lines, { account: isSale ? '1400' : '1600', cents: -rest, item: `i${at}` }],
          });
          if ('book' in answer) book = answer.book;
        });
        expect(book.entries.size).toBe(all.length);
        const report = vatReport(book.entries.values(), year);
        const sums = balances(book.entries.values());
        expect(report.due).toBe(0 - (sums.get('1776') ?? 0));
        expect(report.deductible).toBe(sums.get('1576') ?? 0);
        const row = report.rows.find(({ treatment }) => treatment === 'purchase-reverse');
        expect([row?.due ?? 0, row?.deductible ?? 0]).toEqual([reverse, reverse]);
        expect(openItems(book.entries.values(), ['1400', '1600']).size).toBe(all.length);
      }),
    );
  });
});
