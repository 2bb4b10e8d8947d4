import { expect, it } from 'vitest';
import { hourAfter, inLanes, shownDays, shownHours } from './week.ts';

it('shows the week from Monday, over the end of a month', () => {
  const { days, before, after } = shownDays('week', '2026-12-01');
  expect(days).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect([before, after]).toEqual(['2026-11-23', '2026-12-07']);
});

it('shows a whole month, and a day', () => {
  expect(shownDays('month', '2028-02-10').days).toHaveLength(29);
  expect(shownDays('day', '2026-12-01')).toEqual({
    days: ['2026-12-01'],
    before: '2026-11-30',
    after: '2026-12-02',
  });
});

it('puts what overlaps side by side and lets what comes after use the whole width', () => {
  const lanes = inLanes([
    { from: 540, to: 600 },
    { from: 570, to: 630 },
    { from: 600, to: 660 },
    { from: 700, to: 720 },
  ]).map(({ from, lane, lanes: of }) => [from, lane, of]);
  expect(lanes).toEqual([
    [540, 0, 2],
    [570, 1, 2],
    [600, 0, 2],
    [700, 0, 1],
  ]);
});

it('shows the hours that are needed', () => {
  expect(shownHours([])).toEqual({ first: 8, last: 18 });
  expect(shownHours([{ from: 6 * 60 + 30, to: 20 * 60 + 10 }])).toEqual({ first: 6, last: 21 });
});

it('gives the time an hour later, within the day', () => {
  expect(['08:30', '09:00', '22:59', '23:30'].map(hourAfter)).toEqual(['09:30', '10:00', '23:59', '23:59']);
});
