import { clockAt } from '#lib/time/words-of-time.ts';

/** A part of a day with the starts that lie in it. */
interface PartOfDay {
  name: 'Morning' | 'Afternoon' | 'Evening';
  starts: string[];
}

const partAt = (clock: string): PartOfDay['name'] =>
  clock < '12:00' ? 'Morning' : clock < '18:00' ? 'Afternoon' : 'Evening';

/** The starts of a day by its parts, as the clock of a zone shows them; a part without any is left out. */
export function partsOfDay(starts: readonly string[], zone: string): PartOfDay[] {
  const parts = Map.groupBy(starts, (start) => partAt(clockAt(start, zone)));
  return [...parts].map(([name, its]) => ({ name, starts: its }));
}
