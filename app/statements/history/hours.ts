/** One change: when it was committed, as `2026-11-15T09:12Z`, and its line. */
export type Change = readonly [at: string, line: string];

/** The changes as `npm run history` wrote them, a line each. */
export const changesIn = (text: string): Change[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, 17), line.slice(18)]);

export interface Hour {
  /** `2026-11-15T09` */
  at: string;
  count: number;
}

/** Changes hour by hour, from the first to the last, the quiet hours too. */
export function hoursOf(changes: readonly Change[]): Hour[] {
  const counts = new Map<string, number>();
  for (const [at] of changes) counts.set(at.slice(0, 13), (counts.get(at.slice(0, 13)) ?? 0) + 1);
  const [first, last] = [changes[0]?.[0], changes.at(-1)?.[0]];
  if (!first || !last) return [];
  const hours: Hour[] = [];
  for (let time = Date.parse(`${first.slice(0, 13)}:00Z`); time <= Date.parse(last); time += 3_600_000) {
    const at = new Date(time).toISOString().slice(0, 13);
    hours.push({ at, count: counts.get(at) ?? 0 });
  }
  return hours;
}

/** Those whose line holds every word, newest first. */
export function changesWith(changes: readonly Change[], words: string): Change[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return changes.filter(([, line]) => wanted.every((word) => line.toLowerCase().includes(word))).toReversed();
}
