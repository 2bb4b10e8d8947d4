import type { BankLine } from './bank-line.ts';

const keyOf = ({ day, cents, name, text }: Omit<BankLine, 'id'>): string =>
  `${day}|${cents}|${name.toLowerCase()}|${text.replace(/\s+/g, ' ').toLowerCase()}`;

/**
 * Tells which lines of a file are new. Statements overlap: a line that is known by its bank's number, or by its day,
 * amount, name and text, is left out, as often as it is known.
 */
export function newLines<Line extends Omit<BankLine, 'id'>>(
  known: Iterable<Omit<BankLine, 'id'>>,
  given: readonly Line[],
): { fresh: Line[]; repeated: Line[] } {
  const refs = new Set<string>();
  const counts = new Map<string, number>();
  for (const line of known) {
    if (line.bankRef) refs.add(`${line.bankRef}|${line.day}|${line.cents}`);
    counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  }
  const fresh: Line[] = [];
  const repeated: Line[] = [];
  for (const line of given) {
    const key = keyOf(line);
    const left = counts.get(key) ?? 0;
    const isKnown =
      (line.bankRef !== '' && refs.has(`${line.bankRef}|${line.day}|${line.cents}`)) || left > 0;
    if (left > 0) counts.set(key, left - 1);
    (isKnown ? repeated : fresh).push(line);
  }
  return { fresh, repeated };
}
