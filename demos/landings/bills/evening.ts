import type { Expense } from './settle.ts';

/** A line as it is typed. People are named by their key, which stays when somebody else is taken off the list. */
export interface TypedLine {
  key: number;
  what: string;
  amount: string;
  by: number;
  for: readonly number[];
}

export interface Person {
  key: number;
  name: string;
}

/** All that somebody typed, as it is kept in the browser. */
export interface Evening {
  people: readonly Person[];
  lines: readonly TypedLine[];
}

const mostPeople = 12;
export const mostLines = 40;

/** Reads an amount: 24, 24.5, 24,50 or £24.50. Null where it is none. */
export function centsOf(typed: string): number | null {
  const found = /^\D{0,3}?(\d{1,5})(?:[.,](\d{1,2}))?\D{0,3}$/.exec(typed.trim());
  if (!found || /[-−+]/.test(typed)) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** What is wrong with a line, as it is said beside its field; null where it can be settled. */
export function amountTrouble({ amount }: TypedLine): string | null {
  if (amount.trim() === '') return 'Type what it cost. Until then this line is left out.';
  const cents = centsOf(amount);
  if (cents === null) return 'Use digits, like 24.50. Until then this line is left out.';
  return cents === 0 ? 'Nothing to share: type an amount above 0.' : null;
}

export const sharersTrouble = (line: TypedLine): string | null =>
  line.for.length === 0 ? 'Choose who it was for. Until then this line is left out.' : null;

/** What is wrong with the name of somebody new. */
export function nameTrouble(typed: string, people: readonly Person[]): string | null {
  const name = typed.trim();
  if (name === '') return 'Type a name first.';
  if (people.some((person) => person.name.toLowerCase() === name.toLowerCase()))
    return `${name} is already here. Add a letter to tell them apart.`;
  return people.length >= mostPeople ? `${mostPeople} is the most we can settle at one table.` : null;
}

/** Why somebody can't leave the list; null where they can. */
export function leaveTrouble({ key, name }: Person, { people, lines }: Evening): string | null {
  if (people.length <= 2) return 'It takes two to share a bill.';
  const paid = lines.find(({ by }) => by === key);
  return paid ? `${name} paid for “${paid.what || 'a line'}”. Change who paid it first.` : null;
}

/** The lines that can be settled, with people named by their place. */
export function expensesOf({ people, lines }: Evening): Expense[] {
  const placeOf = (key: number) => people.findIndex((person) => person.key === key);
  return lines.flatMap((line) => {
    if (amountTrouble(line) || sharersTrouble(line)) return [];
    return { cents: centsOf(line.amount) ?? 0, by: placeOf(line.by), for: line.for.map(placeOf) };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads what was kept in this browser; null where it isn't an evening. */
export function eveningFrom(kept: unknown): Evening | null {
  if (!isRecord(kept) || !Array.isArray(kept.people) || !Array.isArray(kept.lines)) return null;
  const people = kept.people.filter(
    (one): one is Person => isRecord(one) && typeof one.key === 'number' && typeof one.name === 'string',
  );
  const keys = new Set<unknown>(people.map(({ key }) => key));
  const lines = kept.lines.filter(
    (one): one is TypedLine =>
      isRecord(one) &&
      typeof one.key === 'number' &&
      typeof one.what === 'string' &&
      typeof one.amount === 'string' &&
      keys.has(one.by) &&
      Array.isArray(one.for) &&
      one.for.every((key) => keys.has(key)),
  );
  const isWhole = people.length === kept.people.length && lines.length === kept.lines.length;
  return isWhole && people.length >= 2 && people.length <= mostPeople && lines.length <= mostLines
    ? { people, lines }
    : null;
}
