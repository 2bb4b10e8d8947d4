import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf, withEntry } from './journal.ts';
import { comparison, readingOf, troublesOf } from './readings.ts';
import { isUrgentText, limits, readingFlag, symptomFlag } from './red-flags.ts';
import { begun } from './sample-week.ts';

describe('a typed reading', () => {
  it('is refused with a reason for each field', () => {
    expect(troublesOf({ upper: '1200', lower: 'eighty', pulse: '' })).toEqual({
      upper: '1200 is more than a cuff can show. Did a digit slip in?',
      lower: 'Use digits only, such as 82.',
    });
    expect(troublesOf({ upper: '', lower: '82.5', pulse: '7' })).toEqual({
      upper: 'Write the upper value, such as 128.',
      lower: 'Use a whole number, such as 82.',
      pulse: '7 is less than a cuff can show. Is a digit missing?',
    });
    expect(troublesOf({ upper: '82', lower: '128', pulse: '' }).lower).toContain('below the upper');
  });

  it('is taken as it was typed, with or without a pulse', () => {
    expect(troublesOf({ upper: ' 128', lower: '82 ', pulse: '' })).toEqual({});
    expect(readingOf({ upper: ' 128', lower: '82 ', pulse: '' })).toEqual({
      upper: 128,
      lower: 82,
      pulse: null,
    });
  });
});

describe('the sentence about a reading', () => {
  const today = { day: '2026-11-17', time: '08:00' };
  const sentence = (upper: number) => {
    const journal = withEntry(begun(today.day), today, { is: 'reading', upper, lower: 70, pulse: null });
    const readings = entriesOf(journal, 'reading');
    const last = readings.at(-1);
    return last ? comparison(readings, last) : '';
  };

  it('compares it with the seven days before', () => {
    expect(sentence(137)).toContain('About the same');
    expect(sentence(150)).toBe('13 above the average upper value of your last seven days, which is 137.');
    expect(sentence(120)).toBe('17 below the average upper value of your last seven days, which is 137.');
  });

  it('waits until there is a week to compare with', () => {
    const alone = { is: 'reading', n: 9, ...today, upper: 150, lower: 90, pulse: null } as const;
    expect(comparison([alone], alone)).toContain('A few more readings');
  });
});

describe('red flags', () => {
  it('name the emergency number from the limits on, and at no value within them', () => {
    const within = fc.record({
      upper: fc.integer({ min: limits.lowUpper, max: limits.upper - 1 }),
      lower: fc.integer({ min: 30, max: limits.lower - 1 }),
      pulse: fc.option(fc.integer({ min: limits.pulseLeast, max: limits.pulseMost })),
    });
    fc.assert(fc.property(within, (reading) => readingFlag(reading, '112') === null));
    for (const [upper, lower, pulse] of [
      [limits.upper, 90, null],
      [150, limits.lower, null],
      [limits.lowUpper - 1, 50, null],
      [120, 80, limits.pulseMost + 1],
      [120, 80, limits.pulseLeast - 1],
    ] as const)
      expect(readingFlag({ upper, lower, pulse }, '999')).toContain('Call 999 now');
  });

  it('hold for chest pain at any strength, for any other symptom at its strongest, and for what is written', () => {
    expect(symptomFlag({ what: 'Chest pain', strength: 1, note: '' }, '112')).toContain('112');
    expect(symptomFlag({ what: 'Short of breath', strength: 2, note: '' }, '112')).toBeNull();
    expect(symptomFlag({ what: 'Headache', strength: 5, note: '' }, '112')).toContain('112');
    expect(symptomFlag({ what: 'Tired', strength: 1, note: 'I fainted at noon' }, '112')).toContain('112');
    expect(isUrgentText('I can’t breathe')).toBe(true);
    expect(isUrgentText('May I take the iron with coffee?')).toBe(false);
  });
});
