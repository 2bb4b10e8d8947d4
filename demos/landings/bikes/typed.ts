import { editDistance } from '#engines/search/distance.ts';
import { dockNames, type Pace, paces } from './trip.ts';

/** The planner's entries, as the browser stores them. */
export interface Asked {
  from: string;
  to: string;
  leave: string;
  pace: Pace;
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The dock of this name, however it is written; null where there is none. */
export const dockNamed = (typed: string): string | null =>
  dockNames.find((name) => plain(name) === plain(typed)) ?? null;

/** The dock that was probably meant: its name begins so, has such a word, or differs by a letter in three, two at most. */
export function meant(typed: string): string | null {
  const asked = plain(typed);
  const limit = Math.min(2, Math.floor(asked.length / 3));
  if (asked.length < 2) return null;
  const wordsOf = (name: string) => [plain(name), ...plain(name).split(' ')];
  const begins = dockNames.find((name) => wordsOf(name).some((word) => word.startsWith(asked)));
  return (
    begins ??
    dockNames.find((name) => wordsOf(name).some((word) => editDistance(word, asked, limit) <= limit)) ??
    null
  );
}

/** What is wrong with the name of a dock; null where it is known. */
export function dockTrouble(typed: string): string | null {
  if (typed.trim() === '') return 'Type a dock, or choose one from the list.';
  if (dockNamed(typed)) return null;
  const guess = meant(typed);
  return `There’s no dock called “${typed.trim()}”. ${guess ? `Did you mean ${guess}?` : 'The map shows them all.'}`;
}

/** What is wrong with the dock to ride to. */
export function goalTrouble({ from, to }: Asked): string | null {
  const trouble = dockTrouble(to);
  if (trouble) return trouble;
  return dockNamed(from) === dockNamed(to) ? 'You’re there already. Choose another dock to ride to.' : null;
}

export const isClock = (typed: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed);

/** Reads what was kept; null where it isn't a question to the planner. */
export function askedFrom(kept: unknown): Asked | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const read = new Map<string, unknown>(Object.entries(kept));
  const [from, to, leave, pace] = ['from', 'to', 'leave', 'pace'].map((key) => read.get(key));
  return typeof from === 'string' &&
    typeof to === 'string' &&
    typeof leave === 'string' &&
    (pace === 'easy' || pace === 'steady' || pace === 'late') &&
    pace in paces
    ? { from, to, leave, pace }
    : null;
}
