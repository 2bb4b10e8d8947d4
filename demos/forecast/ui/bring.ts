import { readSeries } from '#engines/forecast/read/read-series.ts';
import type { Brought } from '../../kit/import/read-file.ts';
import { type ForecastState, forecastState, stateOf } from '../state.ts';

/** What a visitor brought as a state, with what was noticed; or why it cannot be used. */
export function brought(
  given: Exclude<Brought, { problem: string }>,
): { state: ForecastState; notes: string[] } | { problem: string } {
  if ('state' in given) {
    const read = forecastState.safeParse(given.state);
    return read.success
      ? { state: read.data, notes: [] }
      : { problem: 'The file is not one that was saved from this page.' };
  }
  const { name, notes } = given.table;
  const table = readSeries(given.table);
  return 'problem' in table ? table : { state: stateOf(name, table), notes: [...notes, ...table.notes] };
}

/** As it could be pasted. */
export const sampleRows = 'Month;Orders\n01/2026;1.240,50\n02/2026;1.312,00\n03/2026;1.190,75';
