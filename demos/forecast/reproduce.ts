import { isHolidayCountry } from '#engines/forecast/effects/holiday-countries.ts';
import { dateAt, placeName } from '#engines/forecast/read/frequency.ts';
import type { Analysis } from './analyse.ts';
import { knownOf } from './question.ts';
import type { ForecastState } from './state.ts';
import { isSupposed, supposed } from './what-if.ts';

const literal = (value: unknown) => JSON.stringify(value);

/** The program that gives this forecast again, from the engine and what was known alone. */
export function programOf(state: ForecastState): string {
  const { series, chosen, whatIf, country, rhythm, first, horizon } = state;
  const known = knownOf(state, chosen, () => []);
  const length = known.values.length;
  const national = isHolidayCountry(country) && {
    from: dateAt(rhythm, first),
    to: dateAt(rhythm, first + length + horizon),
  };
  const holidays = national
    ? `[...${literal(known.holidays)}, ...publicHolidays(${literal(country)}, ${national.from}, ${national.to})]`
    : literal(known.holidays);
  const imports = [
    "import { forecastWithEffects } from './engines/forecast/forecast-with-effects.ts';",
    ...(national ? ["import { publicHolidays } from './engines/forecast/effects/public-holidays.ts';"] : []),
    ...(isSupposed(whatIf) ? ["import { supposed } from './demos/forecast/what-if.ts';"] : []),
  ];
  const own = isSupposed(whatIf)
    ? `\n// What if:\nconst whatIf = ${literal(whatIf)};\nconsole.log(JSON.stringify({ whatIf: supposed([...mean], whatIf) }));\n`
    : '';
  return `// ${(series[chosen]?.name ?? '').replaceAll(/\s/g, ' ')}: put this file into the project’s folder and run it with Node 24.
${imports.join('\n')}

const values = ${literal(known.values)};
const columns = ${literal(known.columns)};
const { mean, bands, weights } = forecastWithEffects({
  values,
  first: ${first},
  rhythm: ${literal(rhythm)},
  horizon: ${horizon},
  holidays: ${holidays},
  promotions: ${literal(known.promotions)},
  columns,
});
const { lower, upper } = bands[95];
console.log(JSON.stringify({ mean: [...mean], lower: [...lower], upper: [...upper], weights }));
${own}`;
}

/** The columns and rows of the forecast as a file. */
export function forecastRows(
  state: ForecastState,
  analysis: Analysis,
): { columns: string[]; rows: (string | number)[][] } {
  const { rhythm, first, series, chosen, whatIf } = state;
  const length = series[chosen]?.values.length ?? 0;
  const { mean, bands, naive } = analysis;
  const may = supposed(mean, whatIf);
  const asked = isSupposed(whatIf);
  const rows = mean.map((value, h) => [
    placeName(rhythm, first + length + h),
    value,
    bands[80].lower[h] ?? 0,
    bands[80].upper[h] ?? 0,
    bands[95].lower[h] ?? 0,
    bands[95].upper[h] ?? 0,
    naive[h] ?? 0,
    ...(asked ? [may[h] ?? 0] : []),
  ]);
  const columns = ['When', 'Forecast', 'Low 80%', 'High 80%', 'Low 95%', 'High 95%', 'Naive'];
  return { columns: asked ? [...columns, 'What if'] : columns, rows };
}
