import { expect, test } from 'vitest';
import { clockTime, openingHours } from './opening-hours.ts';

test('reads a range of days', () => {
  const week = openingHours('Monday to Friday, 09:00–17:00');
  expect(week?.map((day) => (day ? `${clockTime(day.from)} ${clockTime(day.to)}` : 'shut'))).toEqual([
    ...new Array(5).fill('09:00 17:00'),
    'shut',
    'shut',
  ]);
});

test('reads several parts and short names', () => {
  const week = openingHours('Mon-Thu 8:30-16:00; Saturday 10:00 to 12:15');
  expect(week?.[3]).toEqual({ from: 510, to: 960 });
  expect(week?.[4]).toBeNull();
  expect(week?.[5]).toEqual({ from: 600, to: 735 });
});

test.each([
  '',
  'by appointment',
  'Someday 09:00–17:00',
  'Friday to Monday, 09:00–17:00',
  'Monday 17:00–09:00',
])('leaves %j to be shown as it stands', (text) => {
  expect(openingHours(text)).toBeNull();
});
