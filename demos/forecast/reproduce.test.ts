import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { publicHolidays } from '#engines/forecast/effects/public-holidays.ts';
import { analyse } from './analyse.ts';
import { examples, firstExample } from './examples.ts';
import { knownOf } from './question.ts';
import { programOf } from './reproduce.ts';
import { type ForecastState, forecastState } from './state.ts';
import { nothing, supposed } from './what-if.ts';

const project = pathToFileURL(join(import.meta.dirname, '../..')).href;

/** What the program of a state prints when Node runs it, line by line. */
async function printed(state: ForecastState): Promise<Record<string, unknown>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecast-program-'));
  try {
    const file = join(folder, 'forecast.ts');
    await writeFile(file, programOf(state).replaceAll("from './", `from '${project}/`));
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const shown = (state: ForecastState) => analyse(knownOf(state, state.chosen, publicHolidays));

/** The shop with a price, promotions, holidays and a supposition, as a link would carry it. */
function everything(): ForecastState {
  const shop = firstExample();
  const [orders] = shop.series;
  if (!orders) throw new Error('The sample shop has no series');
  const month = (index: number) => Date.UTC(2021, index, 1);
  const price = Array.from({ length: 72 }, (_, i) => 20 + ((i * 7) % 5));
  const promotions = [5, 14, 22, 33, 41, 52, 63].map((index) => ({
    from: month(index),
    to: month(index) + 9 * 86_400_000,
  }));
  const values = orders.values.map((value, i) => {
    const isPromoted = [5, 14, 22, 33, 41, 52].includes(i);
    return Math.round((value ?? 0) * (1 - 0.03 * ((price[i] ?? 0) - 22)) * (isPromoted ? 1.1 : 1));
  });
  return forecastState.parse(
    JSON.parse(
      JSON.stringify({
        ...shop,
        country: 'DE',
        promotions,
        series: [
          { name: 'Orders', values },
          { name: 'Price', values: price },
        ],
        regressors: [1],
        whatIf: { ...nothing, oneOff: { at: 2, amount: 30 } },
      }),
    ),
  );
}

describe('the exported program', { timeout: 60_000 }, () => {
  it('gives the very numbers of the screen', async () => {
    for (const { load } of examples.filter(({ id }) => id === 'shop' || id === 'members')) {
      const state = load();
      const { mean, bands } = shown(state);
      const [found] = await printed(state);
      expect(found).toMatchObject({ mean, lower: bands[95].lower, upper: bands[95].upper });
    }
  });
  it('gives them with a country’s holidays, promotions, columns and suppositions as well', async () => {
    const state = everything();
    const { mean, bands, columns } = shown(state);
    expect(columns.map(({ name }) => name)).toContain('Price');
    const [found, more] = await printed(state);
    expect(found).toMatchObject({ mean, lower: bands[95].lower, upper: bands[95].upper });
    expect(more).toEqual({ whatIf: supposed(mean, state.whatIf) });
    expect(mean).not.toEqual(shown({ ...state, regressors: [] }).mean);
  });
});
