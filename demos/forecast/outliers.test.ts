import { expect, it } from 'vitest';
import type { Analysis } from './analyse.ts';
import { examples, firstExample } from './examples.ts';
import { outlierNotes } from './outliers.ts';

const odd = (...indices: number[]) =>
  ({
    anomalies: indices.map((index) => ({ index, value: 0, expected: 120, deviations: 9 })),
  }) as Partial<Analysis> as Analysis;

it('names outliers by date and says what was to be expected there', () =>
  expect(outlierNotes(firstExample(), [odd(1)])[0]).toMatch(
    /^Outliers: 1, \w+ \d{4} \(\D?0 where we expected \D?120\)\. They stay in/,
  ));

it('names the first three of many, for each series that has some', () => {
  const state = examples[1].load();
  const notes = outlierNotes(state, [odd(1, 2, 3, 4), odd(), odd(5)]);
  expect(notes).toHaveLength(2);
  expect(notes[0]).toMatch(/^Outliers in .*: 4, .* first\./);
});

it('says that there are none, but nothing before all series are known', () => {
  expect(outlierNotes(firstExample(), [odd()])).toEqual(['Outliers: none.']);
  expect(outlierNotes(firstExample(), [])).toEqual([]);
});
