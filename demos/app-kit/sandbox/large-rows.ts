import type { Application } from './application.ts';
import { type Collections, mapsFrom, type RowsOf } from './edits.ts';

/** Lets typing and scrolling go first. */
const others = () => new Promise<void>((done) => setTimeout(done));

/** The large sample of a day: the usual one and everything that comes on top, made in short steps. */
export async function largeRows<C extends Collections>(
  { seed, large }: Pick<Application<C>, 'seed' | 'large'>,
  day: string,
): Promise<RowsOf<C>> {
  const rows = mapsFrom<C>(seed(day));
  for (const part of large?.more(day) ?? []) {
    for (const name in part) for (const row of part[name] ?? []) rows[name].set(row.id, row);
    await others();
  }
  return rows;
}
