import { expect, it } from 'vitest';
import { minutesBetween, minutesOfDay } from './open-minutes.ts';

const zone = 'Europe/Berlin';
const at = (iso: string) => Date.parse(iso);

it('reads moments by the clock of the zone, also in summer', () => {
  const spans = [{ start: at('2026-07-18T08:30:00Z'), end: at('2026-07-18T09:00:00Z') }];
  expect(minutesOfDay(spans, '2026-07-18', zone)).toEqual([{ from: 630, to: 660 }]);
});

it('cuts spans at midnight', () => {
  const spans = [
    { start: at('2026-11-17T22:00:00Z'), end: at('2026-11-18T00:30:00Z') },
    { start: at('2026-11-18T08:00:00Z'), end: at('2026-11-18T16:00:00Z') },
    { start: at('2026-11-18T22:00:00Z'), end: at('2026-11-19T02:00:00Z') },
    { start: at('2026-11-19T08:00:00Z'), end: at('2026-11-19T09:00:00Z') },
  ];
  expect(minutesOfDay(spans, '2026-11-18', zone)).toEqual([
    { from: 0, to: 90 },
    { from: 540, to: 1020 },
    { from: 1380, to: 1440 },
  ]);
});

it('finds what lies between', () => {
  const open = [
    { from: 540, to: 720 },
    { from: 780, to: 1020 },
  ];
  expect(minutesBetween(open, 480, 1080)).toEqual([
    { from: 480, to: 540 },
    { from: 720, to: 780 },
    { from: 1020, to: 1080 },
  ]);
  expect(minutesBetween(open, 540, 1020)).toEqual([{ from: 720, to: 780 }]);
  expect(minutesBetween([], 480, 1080)).toEqual([{ from: 480, to: 1080 }]);
  expect(minutesBetween([{ from: 0, to: 1440 }], 480, 1080)).toEqual([]);
});
