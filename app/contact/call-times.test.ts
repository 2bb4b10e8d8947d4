import { expect, it } from 'vitest';
import { callTimeInWords, callTimes } from './call-times.ts';

const spans = [
  { start: Date.parse('2026-11-19T08:00:00Z'), end: Date.parse('2026-11-19T12:30:00Z') },
  { start: Date.parse('2026-11-20T08:00:00Z'), end: Date.parse('2026-11-20T10:00:00Z') },
  { start: Date.parse('2026-11-23T08:00:00Z'), end: Date.parse('2026-11-23T09:00:00Z') },
];
const asked = { now: Date.parse('2026-11-19T06:10:00Z'), zone: 'Europe/Berlin', days: 2 };

it('offers whole hours of the next days, by the clock of the studio, with time to read the wish', () => {
  expect(callTimes(spans, asked)).toEqual([
    {
      day: 'Thursday 19 November',
      times: [
        { at: '2026-11-19T10:00:00.000Z', clock: '11:00–12:00' },
        { at: '2026-11-19T11:00:00.000Z', clock: '12:00–13:00' },
      ],
    },
    {
      day: 'Friday 20 November',
      times: [
        { at: '2026-11-20T08:00:00.000Z', clock: '09:00–10:00' },
        { at: '2026-11-20T09:00:00.000Z', clock: '10:00–11:00' },
      ],
    },
  ]);
  expect(callTimes([], asked)).toEqual([]);
});

it('knows an hour on offer by its beginning, and none that has passed', () => {
  const days = callTimes(spans, asked);
  expect(callTimeInWords(days, '2026-11-20T08:00:00.000Z')).toBe('Friday 20 November, 09:00–10:00');
  expect(callTimeInWords(days, '2026-11-19T08:00:00.000Z')).toBeNull();
});
