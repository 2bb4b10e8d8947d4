import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsAfter } from './layered-rows.ts';
import { rowsBy } from './rows-by.ts';

interface Note {
  id: string;
  of: string;
  text: string;
}
const ofOwner = rowsBy('of');
const owner = fc.constantFrom('o0', 'o1', 'o2', 'o3');
const id = fc.integer({ min: 0, max: 2300 }).map((number) => `n${number}`);
const change = fc.array(fc.tuple(id, fc.option(fc.record({ of: owner, text: fc.string() }))), {
  maxLength: 60,
});
const first = new Map(
  Array.from({ length: 2200 }, (_, at): [string, Note] => [
    `n${at}`,
    { id: `n${at}`, of: `o${at % 4}`, text: '' },
  ]),
);
const byId = (notes: Iterable<Note>) => [...notes].toSorted((a, b) => (a.id < b.id ? -1 : 1));

it('finds after any changes what a look at every record finds', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 4 }), owner, (changes, one) => {
      let rows: ReadonlyMap<string, Note> = first;
      for (const each of changes)
        rows = rowsAfter(
          rows,
          new Map(each.map(([note, row]): [string, Note | null] => [note, row && { id: note, ...row }])),
        );
      const looked = [...rows.values()].filter(({ of }) => of === one);
      expect(byId(ofOwner(rows, one))).toEqual(byId(looked));
    }),
    { numRuns: 40 },
  );
});

it('finds nothing for whom there is nothing', () => {
  expect(ofOwner(first, 'o9')).toEqual([]);
});
