import { longDay } from '#lib/time/day-words.ts';

/** A lease as it is typed. */
export interface Lease {
  thing: string;
  owner: string;
  tenant: string;
  rent: string;
  /** A day such as 2026-12-01. */
  start: string;
  /** Months. */
  notice: string;
}

export type Field = keyof Lease;
export const fields: readonly Field[] = ['thing', 'owner', 'tenant', 'rent', 'start', 'notice'];

const blank = '________';
const or = (text: string) => text.trim() || blank;

/** Reads 40, 40.5 or €40.50. Null where it is no amount. */
export function rentOf(typed: string): number | null {
  const found = /^[€£$]?\s?(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  return found ? Number(`${found[1]}.${found[2] ?? '0'}`) : null;
}

const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));

/** What is wrong with a lease, field by field; nothing where it can be signed. */
export function troubleOf(lease: Lease): Partial<Record<Field, string>> {
  const trouble: Partial<Record<Field, string>> = {};
  const name = (text: string) => text.trim().toLowerCase();
  if (lease.thing.trim() === '') trouble.thing = 'Say what’s being let, such as a piano.';
  if (name(lease.owner) === '') trouble.owner = 'Name the owner.';
  if (name(lease.tenant) === '') trouble.tenant = 'Name the tenant.';
  else if (name(lease.tenant) === name(lease.owner))
    trouble.tenant = 'Nobody can lease from themselves. Name somebody else.';
  const rent = rentOf(lease.rent);
  if (rent === null) trouble.rent = 'Write the rent in digits, like 40 or 40.50.';
  else if (rent === 0) trouble.rent = 'A lease for nothing is a loan. Write a rent above 0.';
  if (!isDay(lease.start)) trouble.start = 'Choose the day on which it begins.';
  const months = Number(lease.notice);
  if (!/^\d{1,2}$/.test(lease.notice.trim()) || months < 1 || months > 24)
    trouble.notice = 'Write whole months, from 1 to 24.';
  return trouble;
}

export const titleOf = ({ thing }: Lease): string => `Lease of one ${or(thing)}`;
export const betweenOf = ({ owner, tenant }: Lease): string =>
  `between ${or(owner)}, owner, and ${or(tenant)}, tenant`;

/** The clauses with their blanks filled in. */
export function clausesOf({ thing, rent, start, notice }: Lease): string[] {
  const amount = rentOf(rent);
  const sum = amount === null ? blank : Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  const months = notice.trim() === '1' ? 'one month’s' : `${or(notice)} months’`;
  return [
    `The ${or(thing)} is the tenant’s to use from ${isDay(start) ? longDay(start) : blank}, and the owner’s to repair.`,
    `The tenant pays ${sum} a month, on the first, and keeps cups off it.`,
    `Either side may end this with ${months} notice, in writing.`,
  ];
}

/** All that is signed. A change of it lifts the signature. */
export const textOf = (lease: Lease): string =>
  [titleOf(lease), betweenOf(lease), ...clausesOf(lease)].join('\n');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads what was kept in this browser; null where it is no lease. */
export function leaseFrom(kept: unknown): Lease | null {
  if (!isRecord(kept)) return null;
  const [thing, owner, tenant, rent, start, notice] = fields.map((field) => kept[field]);
  return typeof thing === 'string' &&
    typeof owner === 'string' &&
    typeof tenant === 'string' &&
    typeof rent === 'string' &&
    typeof start === 'string' &&
    typeof notice === 'string'
    ? { thing, owner, tenant, rent, start, notice }
    : null;
}
