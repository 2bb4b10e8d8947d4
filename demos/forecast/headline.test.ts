import { describe, expect, it } from 'vitest';
import type { Rhythm } from '#engines/forecast/read/frequency.ts';
import { firstExample } from './examples.ts';
import { firstAnalysis } from './first-analysis.ts';
import { headline, keyFigures } from './headline.ts';

const state = firstExample();
const analysis = firstAnalysis();
const next = { ...analysis, mean: [1284, 900, 1500] };
next.bands = { ...analysis.bands, 95: { lower: [1190, 1, 1], upper: [1390, 2, 2] } };
const at = (rhythm: Partial<Rhythm>, place: number) =>
  headline(next, {
    ...state,
    rhythm: { ...state.rhythm, ...rhythm },
    first: place - (state.series[0]?.values.length ?? 0),
  });

describe('the headline of a forecast', () => {
  it('says what comes next, when, and between what it probably lies', () => {
    expect(headline(next, state)).toBe('1,284 in Jan 2026, likely 1,190 to 1,390');
  });
  it('follows the band that is chosen', () => {
    const narrow = headline(analysis, { ...state, level: 80 });
    expect(narrow).not.toBe(headline(analysis, state));
    expect(narrow).toMatch(/^\d+ in Jan 2026, likely \d+ to \d+$/);
  });
  it('names each rhythm as a sentence does', () => {
    expect(at({ spacing: 'day' }, 20_454)).toContain('1,284 on 1 Jan 2026,');
    expect(at({ spacing: 'year' }, 2026)).toContain('1,284 in 2026,');
    expect(at({ spacing: 'week' }, 2922)).toMatch(/1,284 in the week of \d+ \w+ \d{4},/);
    expect(at({ spacing: 'count' }, 61)).toContain('1,284 as no. 61,');
  });
  it('carries the money', () => {
    expect(headline(next, { ...state, currency: '€' })).toContain('€1,284 in Jan 2026, likely €1,190');
  });
});

it('names the average, the highest with its date, and the usual error', () => {
  expect(keyFigures(next, state)).toEqual([
    ['Average', '1,228', ''],
    ['Highest', '1,500', 'Mar 2026'],
    ['Usual error', expect.stringMatching(/^\d+\.\d$/), '%'],
  ]);
});
