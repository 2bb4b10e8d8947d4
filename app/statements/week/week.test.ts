import { describe, expect, it } from 'vitest';
import { weekCalendar, weekOf } from './week.ts';

describe('the week on the wall', () => {
  it('begins on Monday, and at the weekend it is the next one', () => {
    expect(weekOf('2026-11-19', 0)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(weekOf('2026-11-16', 0)[0]).toBe('2026-11-16');
    expect(weekOf('2026-11-22', 0)[0]).toBe('2026-11-23');
    expect(weekOf('2026-12-31', 1)).toEqual([
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
      '2027-01-07',
      '2027-01-08',
    ]);
  });

  it('is taken away as whole days', () => {
    const text = weekCalendar(
      [{ date: '2026-11-20', name: 'Friday', text: 'It runs where you can try it.' }],
      new Date('2026-11-19T10:00:00Z'),
    );
    expect(text).toContain('DTSTART;VALUE=DATE:20261120\r\nDTEND;VALUE=DATE:20261121');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });
});
