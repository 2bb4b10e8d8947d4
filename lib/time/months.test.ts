import { expect, it } from 'vitest';
import { lastMonths } from './months.ts';

it('counts back over the turn of a year', () => {
  expect(lastMonths('2027-01-31', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
});

it('ends with the month of the day, also on a day that other months lack', () => {
  expect(lastMonths('2026-03-31', 2)).toEqual(['2026-02', '2026-03']);
});
