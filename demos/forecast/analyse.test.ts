import { describe, expect, it } from 'vitest';
import { publicHolidays } from '#engines/forecast/effects/public-holidays.ts';
import { analyse, distance } from './analyse.ts';
import { examples, firstExample } from './examples.ts';
import { knownOf } from './question.ts';
import { finding, reasons } from './reasons.ts';
import { forecastRows } from './reproduce.ts';
import { type ForecastState, forecastState } from './state.ts';
import { nothing } from './what-if.ts';

const ask = (state: ForecastState) => analyse(knownOf(state, state.chosen, publicHolidays));

describe('the examples', () => {
  for (const { id, load } of examples) {
    it(`${id} is a state that a link can carry, and can be forecast`, () => {
      const state = load();
      expect(forecastState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
      const analysis = ask(state);
      expect(analysis.mean).toHaveLength(state.horizon);
      expect(
        [...analysis.mean, ...analysis.bands[95].lower, ...analysis.parts.trend].every(Number.isFinite),
      ).toBe(true);
      const told = { rhythm: state.rhythm, first: state.first, currency: state.currency, length: 1 };
      expect(reasons(analysis, told).join(' ')).not.toMatch(/NaN|undefined|Infinity/);
    });
  }
});

describe('an analysis', () => {
  const state = firstExample();
  const analysis = ask(state);
  it('beats the naive where there is a season, and says so', () => {
    expect(finding(analysis)).toMatch(/^\d+% closer than the naive forecast$/);
    expect(analysis.rows[0]?.id).toBe('combination');
    expect(analysis.rows.at(-1)).toMatchObject({ id: 'naive', ratio: 1 });
  });
  it('says as well where the naive was closer, or as close', () => {
    const [mix, ...others] = analysis.rows;
    if (!mix) throw new Error('no mix');
    const at = (ratio: number) => finding({ ...analysis, rows: [{ ...mix, ratio }, ...others] });
    expect(at(1.2)).toBe('The naive forecast was closer here');
    expect(at(1)).toBe('No model beats the naive forecast here');
  });
  it('has folds whose errors are those of the table', () => {
    const mean =
      analysis.folds.reduce((sum, { combination, actual }) => sum + distance(combination, actual), 0) /
      analysis.folds.length;
    expect(analysis.rows[0]?.error).toBeCloseTo(mean, 6);
  });
  it('finds the broken days of the kiosks, and what the week does', () => {
    const kiosks = examples[1].load();
    const found = ask(kiosks);
    expect(found.anomalies.map(({ index }) => index)).toEqual(expect.arrayContaining([410, 411]));
    expect(found.parts.seasons[0]?.strength).toBeGreaterThan(0.5);
  });
});

describe('what leaves the demo', () => {
  const state = firstExample();
  const analysis = ask(state);
  it('is a table with a row for each step, and what is supposed where something is', () => {
    const { columns, rows } = forecastRows(state, analysis);
    expect(rows).toHaveLength(state.horizon);
    expect(rows[0]?.[0]).toBe('Jan 2026');
    expect(columns).not.toContain('What if');
    const supposing = { ...state, whatIf: { ...nothing, oneOff: { at: 1, amount: 50 } } };
    const again = forecastRows(supposing, analysis);
    expect(again.columns.at(-1)).toBe('What if');
    expect(Number(again.rows[0]?.at(-1))).toBeCloseTo(Number(rows[0]?.[1]) + 50);
  });
});
