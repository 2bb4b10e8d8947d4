import { expect, it } from 'vitest';
import { holidaysProblem, readHolidays, writtenHolidays } from './holidays.ts';

it('reads dates by comma, line or space, once each and in order', () => {
  const { dates, unread } = readHolidays('2026-01-01, 2025-12-25;2025-12-25\n2026-05-01 2026-12-26');
  expect(writtenHolidays(dates)).toBe('2025-12-25, 2026-01-01, 2026-05-01, 2026-12-26');
  expect(unread).toEqual([]);
  expect(readHolidays('').dates).toEqual([]);
});

it('keeps what reads and names what does not', () => {
  const read = readHolidays('2025-12-25, 2025-13-45, Easter');
  expect(writtenHolidays(read.dates)).toBe('2025-12-25');
  expect(holidaysProblem(read)).toBe(
    'We couldn’t read “2025-13-45”, “Easter” as a date. Write it like 2025-12-25. The other date counts.',
  );
  expect(holidaysProblem(readHolidays('soon'))).toBe(
    'We couldn’t read “soon” as a date. Write it like 2025-12-25.',
  );
  expect(holidaysProblem(readHolidays('2025-12-25'))).toBeNull();
});
