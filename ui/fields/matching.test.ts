import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const cities = [
  { label: 'São Paulo', note: 'UTC−3' },
  { label: 'New York', note: 'UTC−5' },
  { label: 'Zürich', note: 'UTC+1' },
];

test('finds words in any order, without accents and capitals', () => {
  expect(matching(cities, 'york new').map(({ label }) => label)).toEqual(['New York']);
  expect(matching(cities, 'sao').map(({ label }) => label)).toEqual(['São Paulo']);
  expect(matching(cities, 'ZUR utc').map(({ label }) => label)).toEqual(['Zürich']);
  expect(matching(cities, 'Gouda')).toEqual([]);
});

test('nothing typed finds everything, and more words never find more', () => {
  expect(matching(cities, '  ')).toEqual(cities);
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, two) => {
      expect(matching(cities, `${one} ${two}`).length).toBeLessThanOrEqual(matching(cities, one).length);
    }),
  );
});
