/** What is known of somebody to compare them by. */
export interface Comparable {
  id: string;
  name: string;
  email: string;
  phone: string;
}

/** Two records that may be one person, and why. */
interface Duplicate {
  one: string;
  other: string;
  reasons: string[];
}

const emailKey = (email: string): string => email.trim().toLowerCase();
const phoneKey = (phone: string): string => {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  // The last nine digits are the same with and without the country's code.
  return digits.length >= 8 ? digits.slice(-9) : '';
};
/** The words of a name in any order, without accents. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

const bySame = [
  { of: (one: Comparable) => emailKey(one.email), reason: 'Same email' },
  { of: (one: Comparable) => phoneKey(one.phone), reason: 'Same phone number' },
  { of: (one: Comparable) => nameKey(one.name), reason: 'Same name' },
] as const;

/** Pairs that share an address, a phone number or a name. Each pair is reported once, with all its reasons. */
export function findDuplicates(people: Iterable<Comparable>): Duplicate[] {
  const all = [...people];
  const pairs = new Map<string, Duplicate>();
  for (const { of, reason } of bySame) {
    const byKey = new Map<string, string>();
    for (const person of all) {
      const key = of(person);
      if (!key) continue;
      const first = byKey.get(key);
      if (first === undefined) {
        byKey.set(key, person.id);
        continue;
      }
      const pair = `${first} ${person.id}`;
      const known = pairs.get(pair);
      if (known) known.reasons.push(reason);
      else pairs.set(pair, { one: first, other: person.id, reasons: [reason] });
    }
  }
  return [...pairs.values()];
}
