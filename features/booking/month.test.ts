import { describe, expect, it } from 'vitest';
import { datesOf, isMonthId, monthOf } from './month.ts';

describe('monthOf', () => {
  it('begins on the right weekday, Monday first, and knows its length', () => {
    const december = monthOf('2026-12', {});
    expect([december.name, december.lead, december.days.length]).toEqual(['December 2026', 1, 31]);
    expect(monthOf('2027-02', {})).toMatchObject({ lead: 0, before: '2027-01', after: '2027-03' });
    expect(monthOf('2028-02', {}).days).toHaveLength(29);
  });

  it('measures each day against the fullest', () => {
    const { days } = monthOf('2026-12', { '2026-12-08': [1, 2, 3, 4], '2026-12-09': [1] });
    expect([days[7], days[8], days[9]].map((day) => [day?.free, day?.share])).toEqual([
      [4, 1],
      [1, 0.25],
      [0, 0],
    ]);
  });

  it('tells a full day from a day off', () => {
    const { days } = monthOf('2026-12', { '2026-12-08': [1] }, { '2026-12-08': [1, 2], '2026-12-09': [1] });
    expect([days[7], days[8], days[9]].map((day) => day?.full)).toEqual([false, true, false]);
  });
});

it('knows its first and last date', () =>
  expect(datesOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' }));

it.each(['2026-13', '2026-1', '1999-01', 'soon', ''])('takes %j for no month', (text) =>
  expect(isMonthId(text)).toBe(false),
);
