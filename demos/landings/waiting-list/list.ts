/** A street and how many of its neighbours wait. */
export interface Street {
  name: string;
  neighbours: number;
}

/** Somebody on the list, as it is kept in the browser. */
export interface Neighbour {
  name: string;
  street: string;
  lends: string;
}

/** At so many neighbours a street opens. */
export const opensAt = 12;

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
const plain = (text: string): string => tidy(text).toLowerCase().replaceAll(/[’'.]/g, '');

/** What is wrong with a name; null if it can be put on the list. */
export function nameTrouble(typed: string): string | null {
  const name = tidy(typed);
  if (name === '') return 'Type the name your neighbours know you by.';
  return /\p{L}/u.test(name) ? null : 'A name needs at least one letter, so the doorbell knows who rang.';
}

/** What is wrong with a street. */
export function streetTrouble(typed: string): string | null {
  const street = tidy(typed);
  if (street === '') return 'Type your street. We keep one list per street.';
  if (/^\d|\d$/.test(street)) return 'Leave the house number out. We keep one list per street.';
  return street.length < 4 ? 'Write the street’s name in full, like Upper Mill.' : null;
}

/** The streets with somebody new, the fullest first. A street that nobody waits in yet begins with one. */
export function joined(streets: readonly Street[], { street }: Neighbour): Street[] {
  const known = streets.find(({ name }) => plain(name) === plain(street));
  const next = known
    ? streets.map((one) => (one === known ? { ...one, neighbours: one.neighbours + 1 } : one))
    : [...streets, { name: tidy(street), neighbours: 1 }];
  return next.toSorted((a, b) => b.neighbours - a.neighbours);
}

/** Where somebody stands: their number in the street, the street's place in line, and how many are missing. */
export function placeOf(streets: readonly Street[], { street }: Neighbour) {
  const index = streets.findIndex(({ name }) => plain(name) === plain(street));
  const { name, neighbours } = streets[index] ?? { name: street, neighbours: 0 };
  return { street: name, number: neighbours, line: index + 1, missing: Math.max(0, opensAt - neighbours) };
}

/** What somebody can put through the letterboxes of their street. */
export function note({ name, lends }: Neighbour, street: string, missing: number): string {
  const lend = tidy(lends) ? ` I’d lend my ${tidy(lends)}.` : '';
  const need =
    missing === 0
      ? `${street} has its twelve neighbours, so it can open.`
      : `${street} needs ${missing} more ${missing === 1 ? 'neighbour' : 'neighbours'} before it opens.`;
  return `Hello from ${tidy(name)} down the road. ${need}${lend} Would you join?`;
}

/** Reads who was kept; null where nobody was. */
export function neighbourFrom(kept: unknown): Neighbour | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const read = new Map<string, unknown>(Object.entries(kept));
  const [name, street, lends] = ['name', 'street', 'lends'].map((key) => read.get(key));
  return typeof name === 'string' &&
    typeof street === 'string' &&
    typeof lends === 'string' &&
    !nameTrouble(name) &&
    !streetTrouble(street)
    ? { name, street, lends }
    : null;
}
