import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LayeredRows, rowsAfter } from './layered-rows.ts';

const id = fc.integer({ min: 0, max: 2600 }).map((number) => `r${number}`);
const change = fc.array(fc.tuple(id, fc.option(fc.integer())), { maxLength: 150 });
const first = new Map(Array.from({ length: 2500 }, (_, at) => [`r${at}`, at]));
const inOrder = (rows: ReadonlyMap<string, number>) => [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));

it('holds after any changes what a copied map would hold', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      const map = new Map(first);
      let rows: ReadonlyMap<string, number> = first;
      for (const each of changes) {
        rows = rowsAfter(rows, new Map(each));
        for (const [one, row] of new Map(each)) {
          if (row === null) map.delete(one);
          else map.set(one, row);
        }
      }
      expect(inOrder(rows)).toEqual(inOrder(map));
      expect(rows.size).toBe(map.size);
      expect([...rows.keys()].map((key) => rows.get(key))).toEqual([...rows.values()]);
      for (const [one] of changes.flat()) expect(rows.has(one)).toBe(map.has(one));
    }),
    { numRuns: 40 },
  );
  expect(first.size).toBe(2500);
});

it('keeps a few changes beside a large collection, and copies it after many', () => {
  const few = rowsAfter(first, new Map([['r7', 70]]));
  expect(few).toBeInstanceOf(LayeredRows);
  const many = rowsAfter(few, new Map(Array.from({ length: 500 }, (_, at) => [`r${at}`, -at])));
  expect(many).toBeInstanceOf(Map);
  expect(many.get('r7')).toBe(-7);
});
