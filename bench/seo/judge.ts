/** A site with the checks that must be found in it; what is in `also` may be, too. */
export interface Case {
  case: string;
  expect?: string[];
  also?: string[];
  start: string;
  responses: Record<string, { status: number; headers: Record<string, string>; body?: string }>;
}

/** What was found in a case. */
export interface Found {
  case: string;
  found: string[];
}

/** Hits, false alarms and misses. */
export interface Tally {
  hits: number;
  alarms: number;
  misses: number;
}

/** Counts one case, or only the checks that `counts` lets through. */
export function tally(
  { expect = [], also = [] }: Case,
  found: readonly string[],
  counts: (check: string) => boolean = () => true,
): Tally {
  const told = new Set(found.filter(counts));
  const wanted = new Set(expect.filter(counts));
  const hits = [...told].filter((check) => wanted.has(check)).length;
  const alarms = [...told].filter((check) => !wanted.has(check) && !also.includes(check)).length;
  return { hits, alarms, misses: wanted.size - hits };
}

/** Several tallies as one. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  hits: tallies.reduce((all, { hits }) => all + hits, 0),
  alarms: tallies.reduce((all, { alarms }) => all + alarms, 0),
  misses: tallies.reduce((all, { misses }) => all + misses, 0),
});

/** Of what was told, how much was right. */
export const precision = ({ hits, alarms }: Tally): number =>
  hits + alarms === 0 ? 1 : hits / (hits + alarms);

/** Of what was to be found, how much was. */
export const recall = ({ hits, misses }: Tally): number => (hits + misses === 0 ? 1 : hits / (hits + misses));
