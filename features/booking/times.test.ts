import { describe, expect, it } from 'vitest';
import { byDate, spanOfDates } from './times.ts';

const at = (text: string) => Date.parse(text);

describe('spanOfDates', () => {
  it('knows days of 23 and 25 hours, and where midnight is', () => {
    const hours = (date: string, zone: string) => {
      const { start, end } = spanOfDates(date, date, zone);
      return (end - start) / 3_600_000;
    };
    expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23);
    expect(hours('2026-10-25', 'Europe/Berlin')).toBe(25);
    expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5);
    expect(spanOfDates('2026-11-16', '2026-11-17', 'Asia/Kathmandu')).toEqual({
      start: at('2026-11-15T18:15Z'),
      end: at('2026-11-17T18:15Z'),
    });
  });
});

describe('byDate', () => {
  it("puts each moment under the visitor's own date", () => {
    const moments = [at('2026-11-16T23:30Z'), at('2026-11-17T00:30Z')];
    expect(byDate(moments, 'UTC')).toEqual({ '2026-11-16': [moments[0]], '2026-11-17': [moments[1]] });
    expect(byDate(moments, 'Europe/Berlin')).toEqual({ '2026-11-17': moments });
  });
});
