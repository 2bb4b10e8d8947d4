import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedDate, writtenDate } from './typed-date.ts';

test('reads what people type', () => {
  expect(readTypedDate('7/11/2026')).toBe('2026-11-07');
  expect(readTypedDate(' 07.11.26 ')).toBe('2026-11-07');
  expect(readTypedDate('2026-11-07')).toBe('2026-11-07');
});

test('knows the days that there are not', () => {
  for (const text of ['31/04/2026', '29/02/2026', '0/1/2026', '12/2026', 'tomorrow', ''])
    expect(readTypedDate(text)).toBeNull();
  expect(readTypedDate('29/02/2028')).toBe('2028-02-29');
});

test('every day comes back from how it is written', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (day) => {
      expect(readTypedDate(writtenDate(day))).toBe(day);
    }),
  );
});
