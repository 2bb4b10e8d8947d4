import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Edit, edited, rowsFrom } from './edits.ts';

type Sample = { people: { id: string; name: string }; days: { id: string; count: number } };

const id = fc.constantFrom('a', 'b', 'c', 'd');
const edit: fc.Arbitrary<Edit<Sample>> = fc.oneof(
  fc.record({
    in: fc.constant('people' as const),
    id,
    row: fc.option(fc.record({ id, name: fc.string() })),
  }),
  fc.record({
    in: fc.constant('days' as const),
    id,
    row: fc.option(fc.record({ id, count: fc.integer() })),
  }),
);
const first = rowsFrom<Sample>({
  people: [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Ben' },
  ],
  days: [{ id: 'c', count: 3 }],
});

it('takes any edits back', () => {
  fc.assert(
    fc.property(fc.array(edit), (edits) => {
      const { rows, back } = edited(first, edits);
      expect(edited(rows, back).rows).toEqual(first);
    }),
  );
});

it('leaves what it was given and collections without edits as they were', () => {
  const { rows } = edited(first, [{ in: 'people', id: 'a', row: null }]);
  expect(first.people.has('a')).toBe(true);
  expect(rows.people.has('a')).toBe(false);
  expect(rows.days).toBe(first.days);
});

it('lets the last of several edits of one record count', () => {
  const { rows } = edited(first, [
    { in: 'days', id: 'c', row: null },
    { in: 'days', id: 'c', row: { id: 'c', count: 9 } },
  ]);
  expect(rows.days.get('c')?.count).toBe(9);
});
