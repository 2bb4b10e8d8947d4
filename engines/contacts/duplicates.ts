import type { Contact } from './contact.ts';

/** Two records that may be one person, and why. */
export interface Likeness<Kept> {
  one: Kept;
  other: Kept;
  reasons: readonly string[];
  /** Sure where an email or a number is shared as well as the name; otherwise somebody should look. */
  sure: boolean;
}

/** A name without accents, titles and order of words: 'Dr. Zoë Álvarez' and 'Alvarez, Zoe' are alike. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(?:dr|prof|mr|mrs|ms|mx|herr|frau)\b\.?/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .sort()
    .join(' ');

const emailKey = (email: string): string => email.trim().toLowerCase();

/** The last nine digits: the same with a country's code, a zero, or neither. Shorter ones are extensions. */
function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= 7 ? digits.slice(-9) : '';
}

type Told = Pick<Contact, 'name' | 'company' | 'emails' | 'phones'>;

const shared = (
  one: readonly string[],
  other: readonly string[],
  key: (text: string) => string,
): string | undefined => {
  const keys = new Set(other.map(key).filter(Boolean));
  return one.find((each) => keys.has(key(each)));
};

/** Why two records may be one person; nothing where they are not alike. */
export function reasonsFor(one: Told, other: Told): string[] {
  const email = shared(one.emails, other.emails, emailKey);
  const phone = shared(one.phones, other.phones, phoneKey);
  const sameName = nameKey(one.name) !== '' && nameKey(one.name) === nameKey(other.name);
  return [
    ...(sameName ? ['the same name'] : []),
    ...(email ? [`the same email, ${email}`] : []),
    ...(phone ? [`the same number, ${phone}`] : []),
    ...(sameName && one.company && nameKey(one.company) === nameKey(other.company)
      ? ['the same company']
      : []),
  ];
}

const isSure = (reasons: readonly string[]): boolean =>
  reasons.length > 1 && reasons.includes('the same name');

/** How many records are looked at before somebody else may go on. */
const step = 100;

/** All pairs that may be one person, in steps. What they share is looked up, so thousands of records take no longer to compare. */
export function* pairsIn<Kept extends Told & { id: string }>(
  people: readonly Kept[],
): Generator<undefined, Likeness<Kept>[]> {
  const byKey = new Map<string, Kept[]>();
  const pairs = new Map<string, Likeness<Kept>>();
  for (const [at, other] of people.entries()) {
    if (at % step === step - 1) yield;
    const keys = new Set([
      `n ${nameKey(other.name)}`,
      ...other.emails.map((email) => `e ${emailKey(email)}`),
      ...other.phones.map((phone) => `p ${phoneKey(phone)}`),
    ]);
    for (const key of keys) {
      if (key.length === 2) continue;
      const alike = byKey.get(key) ?? [];
      for (const one of alike) {
        const reasons = reasonsFor(one, other);
        pairs.set(`${one.id} ${other.id}`, { one, other, reasons, sure: isSure(reasons) });
      }
      byKey.set(key, [...alike, other]);
    }
  }
  return [...pairs.values()].sort((a, b) => Number(b.sure) - Number(a.sure));
}

/** The same at once. */
export function duplicatesIn<Kept extends Told & { id: string }>(people: readonly Kept[]): Likeness<Kept>[] {
  const steps = pairsIn(people);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const union = (one: readonly string[], other: readonly string[], key: (text: string) => string): string[] => {
  const seen = new Set<string>();
  return [...one, ...other].filter((each) => {
    const known = key(each) || each;
    return seen.has(known) ? false : seen.add(known);
  });
};

/** Fields of which a merged record can hold only one. */
export const singleFields = ['name', 'company', 'role', 'birthday', 'address'] as const;
export type SingleField = (typeof singleFields)[number];

/** One record made of two: nothing is lost but what was chosen against. Emails, numbers and notes of both are kept. */
export function joined(
  one: Contact,
  other: Contact,
  takeOther: ReadonlySet<SingleField> = new Set(),
): Contact {
  const pick = (field: SingleField): string =>
    (takeOther.has(field) ? other[field] || one[field] : one[field] || other[field]) ?? '';
  return {
    name: pick('name'),
    company: pick('company'),
    role: pick('role'),
    birthday: pick('birthday'),
    address: pick('address'),
    emails: union(one.emails, other.emails, emailKey),
    phones: union(one.phones, other.phones, phoneKey),
    note: [...new Set([one.note, other.note].filter(Boolean))].join('\n'),
  };
}
