import { expect, test } from 'vitest';
import { clockTime, openingHours } from './opening-hours.ts';

test('reads a range of days', () => {
  const week = openingHours('Monday to Friday, 09:00–17:00');
  expect(
    week?.map((day) => day.map(({ from, to }) => `${clockTime(from)} ${clockTime(to)}`).join() || 'shut'),
  ).toEqual([...new Array(5).fill('09:00 17:00'), 'shut', 'shut']);
});

test('reads several parts and short names', () => {
  const week = openingHours('Mon-Thu 8:30-16:00; Saturday 10:00 to 12:15');
  expect(week?.[3]).toEqual([{ from: 510, to: 960 }]);
  expect(week?.[4]).toEqual([]);
  expect(week?.[5]).toEqual([{ from: 600, to: 735 }]);
});

test('reads several periods of a day', () => {
  const week = openingHours('Monday to Friday, 09:00–12:30, 13:30–17:00; Sunday 9:00–10:00 and 20:00–24:00');
  expect(week?.[0]).toEqual([
    { from: 540, to: 750 },
    { from: 810, to: 1020 },
  ]);
  expect(week?.[6]).toEqual([
    { from: 540, to: 600 },
    { from: 1200, to: 1440 },
  ]);
});

test.each([
  '',
  'by appointment',
  'Someday 09:00–17:00',
  'Friday to Monday, 09:00–17:00',
  'Monday 17:00–09:00',
  'Monday 09:00–12:00, 11:00–13:00',
  'Monday 09:00–12:00, by appointment',
  'Monday 09:70–12:00',
])('leaves %j to be shown as it stands', (text) => {
  expect(openingHours(text)).toBeNull();
});
