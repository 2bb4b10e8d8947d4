import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AlikeCount, type Choices, countFacets, noChoices, offeredChoices, withDemo } from './facets.ts';

const rows: AlikeCount[] = [
  { kind: 'pre-built', demo: true, trade: 'Health', price: 'open', industries: ['Law', 'Retail'], count: 3 },
  { kind: 'custom', demo: false, trade: 'Health', price: 'weekly', industries: ['Law'], count: 2 },
  { kind: 'custom', demo: true, trade: 'Web', price: 'weekly', industries: [], count: 5 },
];
const choosing = (chosen: Partial<Choices>): Choices => ({ ...noChoices, ...chosen });

test('everything is counted once, and under each industry it serves', () => {
  const { total, facets } = countFacets(rows, noChoices);
  expect(total).toBe(10);
  expect(Object.fromEntries(facets.industry)).toEqual({ Law: 5, Retail: 3 });
  expect(Object.fromEntries(facets.demo)).toEqual({ [withDemo]: 8 });
});

test('a choice narrows the other facets, and leaves its own to be widened', () => {
  const { total, facets } = countFacets(rows, choosing({ kind: ['custom'] }));
  expect(total).toBe(7);
  expect(Object.fromEntries(facets.kind)).toEqual({ 'pre-built': 3, custom: 7 });
  expect(Object.fromEntries(facets.trade)).toEqual({ Health: 2, Web: 5 });
});

test('two of one facet are either, two facets are both', () => {
  expect(countFacets(rows, choosing({ trade: ['Health', 'Web'] })).total).toBe(10);
  expect(countFacets(rows, choosing({ trade: ['Health'], price: ['weekly'] })).total).toBe(2);
});

const value = (values: string[]) => fc.constantFrom(...values);
const anyRow = fc.record({
  kind: value(['a', 'b']),
  demo: fc.boolean(),
  trade: value(['x', 'y', 'z']),
  price: value(['p', 'q']),
  industries: fc.uniqueArray(value(['i', 'j', 'k'])),
  count: fc.integer({ min: 1, max: 9 }),
});
const anyChoices = fc.record({
  kind: fc.uniqueArray(value(['a', 'b'])),
  demo: fc.constantFrom([], [withDemo]),
  trade: fc.uniqueArray(value(['x', 'y', 'z'])),
  price: fc.uniqueArray(value(['p', 'q'])),
  industry: fc.uniqueArray(value(['i', 'j', 'k'])),
});

test('a count is what would be left if that were the only choice of its facet', () => {
  fc.assert(
    fc.property(fc.array(anyRow), anyChoices, (some, chosen) => {
      const { facets } = countFacets(some, chosen);
      for (const facet of ['kind', 'trade', 'price', 'industry', 'demo'] as const)
        for (const [each, count] of facets[facet])
          expect(count).toBe(countFacets(some, { ...chosen, [facet]: [each] }).total);
    }),
  );
});

test('choices stand in their order, or by name', () => {
  const counts = new Map([
    ['b', 1],
    ['a', 0],
  ]);
  expect(offeredChoices(counts, ['b']).map(({ value, chosen }) => [value, chosen])).toEqual([
    ['a', false],
    ['b', true],
  ]);
  expect(offeredChoices(counts, ['c']).at(-1)).toEqual({ value: 'c', count: 0, chosen: true });
  expect(offeredChoices(counts, [], ['b', 'a']).map(({ value }) => value)).toEqual(['b', 'a']);
});
