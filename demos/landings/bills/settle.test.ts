import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balances, debts, payments, shares } from './settle.ts';

const evening = fc.integer({ min: 2, max: 7 }).chain((people) =>
  fc.record({
    people: fc.constant(people),
    expenses: fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 99_999 }),
        by: fc.nat(people - 1),
        for: fc.uniqueArray(fc.nat(people - 1), { minLength: 1, maxLength: people }),
      }),
      { maxLength: 8 },
    ),
  }),
);

/** Counts by trying every first payment: slow, but so simple that it is right. */
function fewest(owed: readonly number[]): number {
  const from = owed.findIndex((cents) => cents !== 0);
  if (from < 0) return 0;
  const first = owed[from] ?? 0;
  return Math.min(
    ...owed.flatMap((cents, to) =>
      cents * first < 0
        ? [1 + fewest(owed.map((own, at) => (at === from ? 0 : at === to ? own + first : own)))]
        : [],
    ),
  );
}

describe('shares', () => {
  it('adds up to the line, and nobody pays more than a cent more than another', () => {
    fc.assert(
      fc.property(evening, fc.nat(20), ({ expenses }, line) => {
        for (const expense of expenses) {
          const parts = [...shares(expense, line).values()];
          expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(expense.cents);
          expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('gives the odd cent of the next line to the next person', () => {
    const line = { cents: 100, by: 0, for: [0, 1, 2] };
    expect([...shares(line, 0).values()]).toEqual([34, 33, 33]);
    expect([...shares(line, 1).values()]).toEqual([33, 34, 33]);
  });
});

describe('payments', () => {
  it('leaves nobody owing anything', () => {
    fc.assert(
      fc.property(evening, ({ people, expenses }) => {
        const left = balances(people, expenses);
        for (const { from, to, cents } of payments(left)) {
          expect(cents).toBeGreaterThan(0);
          left[from] = (left[from] ?? 0) + cents;
          left[to] = (left[to] ?? 0) - cents;
        }
        expect(left.every((cents) => cents === 0)).toBe(true);
      }),
    );
  });

  it('needs no more of them than the best that exists', () => {
    const owed = fc
      .array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 6 })
      .map((some) => [...some, -some.reduce((sum, cents) => sum + cents, 0)]);
    fc.assert(
      fc.property(owed, (all) => {
        expect(payments(all)).toHaveLength(fewest(all));
      }),
    );
  });

  it('keeps two pairs apart where paying the largest first would need three payments', () => {
    expect(payments([5, 3, -5, -3])).toEqual([
      { from: 2, to: 0, cents: 5 },
      { from: 3, to: 1, cents: 3 },
    ]);
  });
});

it('counts a debt for each guest of each line', () => {
  expect(
    debts([
      { cents: 900, by: 0, for: [0, 1, 2] },
      { cents: 500, by: 1, for: [1] },
    ]),
  ).toBe(2);
});
