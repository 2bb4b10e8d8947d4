import { describe, expect, it } from 'vitest';
import { readDates } from './date-style.ts';
import { dateAt, placeName, placeOf, type Rhythm, rhythmOf } from './frequency.ts';
import { numberStyleOf, readNumber } from './number-style.ts';
import { readSeries, type SeriesTable } from './read-series.ts';

const numbers = (cells: string[]) => cells.map((cell) => readNumber(cell, numberStyleOf(cells)));
const days = (read: ReturnType<typeof readDates>) =>
  Array.from(read?.dates ?? [], (date) => new Date(date).toISOString().slice(0, 10));

describe('numbers', () => {
  it('are read with points or commas', () => {
    expect(numbers(['1,234.50', '99.25'])).toEqual([1234.5, 99.25]);
    expect(numbers(['1.234,50', '99,25'])).toEqual([1234.5, 99.25]);
    expect(numbers(['12 500', "3'000", '7'])).toEqual([12500, 3000, 7]);
    expect(numbers(['1,200', '1,300'])).toEqual([1200, 1300]);
    expect(numbers(['0,123', '0,456'])).toEqual([0.123, 0.456]);
    expect(numbers(['1.5e3'])).toEqual([1500]);
  });
  it('are read with money, percent and minus', () => {
    expect(numbers(['€ 1.250,00', '-3,50 €', '(4,25)'])).toEqual([1250, -3.5, -4.25]);
    expect(numbers(['12%', '−3'])).toEqual([12, -3]);
    expect(numberStyleOf(['$5.00']).currency).toBe('$');
  });
  it('are missing, or something else', () => {
    expect(numbers(['', 'n/a', '-', 'word'])).toEqual([null, null, null, undefined]);
  });
});

describe('dates', () => {
  it('are read in many styles', () => {
    expect(days(readDates(['2026-01-31', '2026-02-28']))).toEqual(['2026-01-31', '2026-02-28']);
    expect(days(readDates(['31.01.2026', '01.02.2026']))).toEqual(['2026-01-31', '2026-02-01']);
    expect(days(readDates(['1/31/26', '2/1/26']))).toEqual(['2026-01-31', '2026-02-01']);
    expect(days(readDates(['Q1 2026', 'Q2 2026']))).toEqual(['2026-01-01', '2026-04-01']);
    expect(days(readDates(['Jan 2026', 'Feb 2026']))).toEqual(['2026-01-01', '2026-02-01']);
    expect(days(readDates(['5 März 2026', '6 März 2026']))).toEqual(['2026-03-05', '2026-03-06']);
    expect(days(readDates(['2026-W01', '2026-W02']))).toEqual(['2025-12-29', '2026-01-05']);
    expect(days(readDates(['20260131']))).toEqual(['2026-01-31']);
    expect(days(readDates(['1998', '1999']))).toEqual(['1998-01-01', '1999-01-01']);
    expect(readDates(['2026-01-01 13:30'])?.dates[0]).toBe(Date.UTC(2026, 0, 1, 13, 30));
  });
  it('tell day from month by their order, and say when nothing does', () => {
    expect(days(readDates(['01/02/2026', '02/02/2026', '03/02/2026']))).toEqual([
      '2026-02-01',
      '2026-02-02',
      '2026-02-03',
    ]);
    expect(readDates(['01/02/2026', '02/03/2026'])?.ambiguous).toBe(true);
    expect(readDates(['13/02/2026', '14/02/2026'])?.ambiguous).toBe(false);
  });
  it('are not words or plain numbers', () => {
    expect(readDates(['north', 'south'])).toBeUndefined();
    expect(readDates(['12.5', '13.5'])).toBeUndefined();
  });
});

describe('a rhythm', () => {
  const of = (...dates: string[]) => rhythmOf(Float64Array.from(dates, (date) => Date.parse(`${date}Z`)));
  it('is found', () => {
    expect(of('2026-01-01', '2026-02-01', '2026-03-01').spacing).toBe('month');
    expect(of('2026-01-31', '2026-04-30', '2026-07-31').spacing).toBe('quarter');
    expect(of('2026-01-05', '2026-01-12', '2026-01-19').period).toBe(52);
    expect(of('2026-01-01T00:00', '2026-01-01T00:30', '2026-01-01T01:00').period).toBe(48);
  });
  it('gives places that lead back to their dates', () => {
    const rhythms: Rhythm[] = (['year', 'quarter', 'month', 'week', 'day', 'weekday'] as const).map(
      (spacing) => ({ spacing, minutes: 0, period: 1 }),
    );
    for (const rhythm of [...rhythms, { spacing: 'clock', minutes: 15, period: 96 } as const]) {
      const place = placeOf(rhythm, Date.UTC(2026, 9, 15, 10, 30));
      for (const next of [place, place + 1, place + 13])
        expect(placeOf(rhythm, dateAt(rhythm, next))).toBe(next);
    }
    expect(placeName({ spacing: 'quarter', minutes: 0, period: 4 }, 2026 * 4 + 2)).toBe('Q3 2026');
  });
});

const read = (columns: string[], ...rows: string[][]) => readSeries({ columns, rows });

describe('a table of series', () => {
  it('is laid onto its rhythm: gaps stay open, doubles are added up, both are said', () => {
    const table = read(
      ['Month', 'Revenue'],
      ['2026-03', '€ 1.300,50'],
      ['2026-01', '€ 1.100,00'],
      ['2026-06', '€ 1.600,00'],
      ['2026-04', '€ 1.000,00'],
      ['2026-04', '€ 400,00'],
    ) as SeriesTable;
    expect(table.series[0]?.values).toEqual([1100, null, 1300.5, 1400, null, 1600]);
    expect(table.currency).toBe('€');
    expect(table.notes.join(' ')).toMatch(
      /1 value shares its date.*2 places are empty.*comma before the decimals, amounts in €/s,
    );
  });
  it('may hold several columns, or words that part its rows', () => {
    const wide = read(
      ['Day', 'North', 'South'],
      ['2026-01-01', '1', '2'],
      ['2026-01-02', '3', '4'],
    ) as SeriesTable;
    expect(wide.series.map(({ name }) => name)).toEqual(['North', 'South']);
    const rows = ['2026-01-01', '2026-01-02', '2026-01-03'].flatMap((day) => [
      [day, 'North', '1'],
      [day, 'South', '2'],
    ]);
    const long = read(['Day', 'Shop', 'Orders'], ...rows) as SeriesTable;
    expect(long.series).toEqual([
      { name: 'North', values: [1, 1, 1] },
      { name: 'South', values: [2, 2, 2] },
    ]);
  });
  it('may have no dates at all', () => {
    const table = read(['Value'], ['5'], ['6'], ['7']) as SeriesTable;
    expect(table.rhythm.spacing).toBe('count');
    expect(table.series[0]?.values).toEqual([5, 6, 7]);
  });
  it('says what to bring when nothing can be used', () => {
    expect(read(['Name'], ['anna'], ['ben'])).toHaveProperty('problem');
    expect(read(['Year', 'Value'], ['2026', '5'])).toHaveProperty('problem');
  });
});
