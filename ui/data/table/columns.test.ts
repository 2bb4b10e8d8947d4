import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues, daySaid, holds } from './columns.ts';

describe('compareValues', () => {
  it('sorts numbers by size and names with numbers as people do', () => {
    expect([12, 9, 100].sort(compareValues)).toEqual([9, 12, 100]);
    expect(['Stop 12', 'Stop 9', 'stop 10'].sort(compareValues)).toEqual(['Stop 9', 'stop 10', 'Stop 12']);
    expect(['Şebnem', 'Zofia', 'Tom'].sort(compareValues)).toEqual(['Şebnem', 'Tom', 'Zofia']);
  });

  it('sorts days by time', () => {
    const day = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [first, second] = [a.toISOString().slice(0, 10), b.toISOString().slice(0, 10)];
        expect(Math.sign(compareValues(first, second))).toBe(
          Math.sign(Date.parse(first) - Date.parse(second)),
        );
      }),
    );
  });
});

describe('holds', () => {
  it('finds words in any order and any column', () => {
    expect(holds(['Zofia Sample', 'Route planning', 2], 'plan zof')).toBe(true);
    expect(holds(['Zofia Sample', 'Route planning', 2], 'plan tom')).toBe(false);
  });

  it('finds every row by a part of any of its words', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), fc.nat(), (values, pick, cut) => {
        const chosen = values[pick % values.length] ?? '';
        expect(holds(values, chosen.slice(cut % chosen.length).toUpperCase())).toBe(true);
      }),
    );
  });

  it('means every row while nothing is typed', () => {
    expect(holds(['anything'], '')).toBe(true);
    expect(holds(['anything'], '  ')).toBe(true);
  });
});

it('says a day short and in full', () => {
  expect(daySaid('2026-11-13')).toEqual({ short: '13 Nov', whole: 'Friday 13 November 2026' });
});
