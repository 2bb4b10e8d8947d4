import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRows } from './compare.ts';
import type { Cell } from './rows.ts';

const two = ['what', 'found_on'];

describe('compareRows', () => {
  it('says how many columns there should be', () => {
    const { right, differences } = compareRows({ columns: two, rows: [] }, { columns: ['what'], rows: [] });
    expect(right).toBe(false);
    expect(differences[0]).toContain('2 columns (what, found_on); yours has 1 (what)');
  });

  it('knows columns in another order', () => {
    const { differences } = compareRows(
      {
        columns: two,
        rows: [
          ['violin', 1],
          ['kite', 2],
        ],
      },
      {
        columns: ['found_on', 'what'],
        rows: [
          [1, 'violin'],
          [2, 'kite'],
        ],
      },
    );
    expect(differences[0]).toContain('the columns should be: what, found_on');
  });

  it('asks for an order only where it matters', () => {
    const expected = { columns: ['n'], rows: [[1], [2]] };
    const given = { columns: ['n'], rows: [[2], [1]] };
    expect(compareRows(expected, given).right).toBe(true);
    expect(compareRows(expected, given, { ordered: true }).differences[0]).toContain('Row 1 should be “1”');
  });

  it('tells a row that came twice from one that does not belong', () => {
    const expected = { columns: ['n'], rows: [[1], [2]] };
    expect(compareRows(expected, { columns: ['n'], rows: [[1], [2], [2]] }).differences).toContainEqual(
      '“2” appears more often than it should.',
    );
    expect(compareRows(expected, { columns: ['n'], rows: [[1], [2], [9]] }).differences).toContainEqual(
      'Not expected: “9”.',
    );
  });

  it('takes sums of fractions as equal', () => {
    expect(
      compareRows({ columns: ['n'], rows: [[0.3]] }, { columns: ['n'], rows: [[0.1 + 0.2]] }).right,
    ).toBe(true);
  });
});

const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom('a', 'b'),
  fc.constant(null),
);
const rows = (columns: number) =>
  fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 6 });

/** Sorted as text: two lists with the same rows become the same text. */
const asBag = (list: readonly (readonly Cell[])[]) =>
  list
    .map((row) => JSON.stringify(row))
    .sort()
    .join('\n');

it('agrees with a comparison of sorted texts', () => {
  fc.assert(
    fc.property(rows(2), rows(2), fc.boolean(), (wanted, given, ordered) => {
      const verdict = compareRows({ columns: two, rows: wanted }, { columns: two, rows: given }, { ordered });
      const same = ordered
        ? JSON.stringify(wanted) === JSON.stringify(given)
        : asBag(wanted) === asBag(given);
      expect(verdict.right).toBe(same);
      if (!same) expect(verdict.differences.length).toBeGreaterThan(0);
    }),
  );
});

it('accepts any order of the right rows', () => {
  fc.assert(
    fc.property(rows(2), fc.infiniteStream(fc.nat()), (wanted, numbers) => {
      const shuffled = [...wanted].sort(() => ((numbers.next().value ?? 0) % 2) - 0.5);
      expect(compareRows({ columns: two, rows: wanted }, { columns: two, rows: shuffled }).right).toBe(true);
    }),
  );
});
