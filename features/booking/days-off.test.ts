import { expect, it } from 'vitest';
import { daysOff } from './days-off.ts';

it('names every day, the first and the last too, over the end of a month', () => {
  expect(Object.keys(daysOff([{ firstDay: '2026-11-29', lastDay: '2026-12-01' }]))).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ]);
});

it('comes to an end even where an absence does not', () => {
  expect(Object.keys(daysOff([{ firstDay: '2026-01-01', lastDay: '9999-12-31' }]))).toHaveLength(400);
});
