import { readSeries } from '#engines/forecast/read/read-series.ts';
import type { Brought } from '../kit/import/read-file.ts';
import type { Problem } from '../kit/import/reader.ts';
import { type ForecastState, forecastState, stateOf } from './state.ts';

/** A visitor's figures as a state, with what was noticed while reading. */
export interface Figures {
  state: ForecastState;
  notes: string[];
}

/** What a visitor brought as figures, or why it cannot be used. */
export function figuresOf(given: Exclude<Brought, Problem>): Figures | Problem {
  if ('state' in given) {
    const read = forecastState.safeParse(given.state);
    return read.success
      ? { state: read.data, notes: [] }
      : { problem: 'This file wasn’t saved from this page.' };
  }
  const { name, notes } = given.table;
  const table = readSeries(given.table);
  return 'problem' in table ? table : { state: stateOf(name, table), notes: [...notes, ...table.notes] };
}
