import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareValues, type DataColumn, holds } from '#ui/data/table/columns.ts';
import { type Asked, type Facet, foundRecords, sortedInSteps, textsOf } from './find-records.ts';

interface Person {
  id: string;
  name: string;
  team: string;
  age: number;
}
const columns: DataColumn<Person>[] = [
  { id: 'name', heading: 'Name', value: ({ name }) => name },
  { id: 'age', heading: 'Age', value: ({ age }) => age },
];
const facets: Facet<Person>[] = [
  { id: 'team', label: 'Team', all: 'All teams', choices: [], value: ({ team }) => team },
];
const people = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.constantFrom('Zofia Sample', 'Şebnem Arı', 'Tom Ford', 'tom Ng'),
    team: fc.constantFrom('design', 'sales'),
    age: fc.integer({ min: 20, max: 60 }),
  }),
  { maxLength: 900 },
);

function finished<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

it('finds and sorts what doing it at once would', () => {
  const asked = fc.record({
    words: fc.constantFrom('', 'tom', 'for T', 'zo 3'),
    by: fc.constantFrom<Asked['by']>(null, 'name', 'age'),
    down: fc.boolean(),
    kept: fc.constantFrom<Asked['kept']>({}, { team: 'sales' }),
  });
  fc.assert(
    fc.property(people, asked, (rows, ask) => {
      const wanted = rows
        .filter(({ team }) => !ask.kept.team || team === ask.kept.team)
        .filter(({ name, age }) => holds([name, age], ask.words));
      const by = columns.find(({ id }) => id === ask.by);
      if (by) wanted.sort((a, b) => (ask.down ? -1 : 1) * compareValues(by.value(a), by.value(b)));
      expect(finished(foundRecords(rows, ask, columns, facets, textsOf(columns)))).toEqual(wanted);
    }),
    { numRuns: 40 },
  );
});

it('sorts in steps that are short', () => {
  const list = Array.from({ length: 20_000 }, (_, place) => (place * 7919) % 20_011);
  const steps = sortedInSteps(list, (a, b) => a - b);
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThan(300);
});
