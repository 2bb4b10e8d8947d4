import { eq } from 'drizzle-orm';
import { services } from '#server/services.ts';
import type { sharedResults, toolResults } from '../tables.server.ts';

/** As many attempts fail only when that many others come first, each of whom has taken a place. */
const mostAttempts = 60;

/** A place of somebody's that nobody has taken yet; null where all are taken. Any of them, so that two at once rarely want the same. */
async function freePlace(
  table: typeof toolResults | typeof sharedResults,
  userId: string,
  most: number,
): Promise<number | null> {
  const rows = await services()
    .database.db.select({ place: table.place })
    .from(table)
    .where(eq(table.userId, userId));
  const taken = new Set(rows.map(({ place }) => place));
  const free = Array.from({ length: most }, (_, at) => at + 1).filter((place) => !taken.has(place));
  return free[Math.floor(Math.random() * free.length)] ?? null;
}

interface Taking<Row> {
  table: typeof toolResults | typeof sharedResults;
  userId: string;
  most: number;
  /** Changes the row where it is there already; null where it is not. */
  before: () => Promise<Row | null>;
  /** Adds the row at a place; null where somebody else came first, to the place or with the row itself. */
  add: (place: number) => Promise<Row | null>;
  full: () => Error;
}

/** Changes a row or adds it at a free place. A unique index decides who gets a place that two want at once. */
export async function atFreePlace<Row>({
  table,
  userId,
  most,
  before,
  add,
  full,
}: Taking<Row>): Promise<Row> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const changed = await before();
    if (changed !== null) return changed;
    const place = await freePlace(table, userId, most);
    if (place === null) throw full();
    const added = await add(place);
    if (added !== null) return added;
  }
  throw full();
}
