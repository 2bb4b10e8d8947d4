import { placeName } from '#engines/forecast/read/frequency.ts';
import type { Analysis } from './analyse.ts';
import type { ForecastState } from './state.ts';
import { isSupposed, supposed } from './what-if.ts';

/** The program that gives this forecast again, from the engine and the values alone. */
export function programOf({ series, chosen, rhythm, horizon, whatIf }: ForecastState): string {
  const { name, values } = series[chosen] ?? { name: '', values: [] };
  const own = isSupposed(whatIf)
    ? `\n// Supposed on top of it:\nconst whatIf = ${JSON.stringify(whatIf)};\nconsole.log(supposed([...mean], whatIf));\n`
    : '';
  return `// ${name.replaceAll('\n', ' ')}: run it with Node 24 in the project's folder.
import { forecast } from './engines/forecast/forecast.ts';
${own ? "import { supposed } from './demos/forecast/what-if.ts';\n" : ''}
const values = ${JSON.stringify(values)};
const { mean, bands, weights } = forecast(values, { horizon: ${horizon}, period: ${rhythm.period} });
console.log({ mean, lower: bands[95].lower, upper: bands[95].upper, weights });
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
