import { grouped } from '#lib/money/grouped.ts';
import type { Plan } from './grow.ts';

export type FieldName = keyof Plan;

export interface Field {
  name: FieldName;
  label: string;
  unit: string;
  least: number;
  most: number;
  /** How far one step of the slider goes. */
  step: number;
  /** Whether parts of one are taken, such as 2.5. */
  parts?: true;
}

export const fields: readonly Field[] = [
  { name: 'first', label: 'Starting sum', unit: 'EUR', least: 0, most: 50_000, step: 250 },
  { name: 'monthly', label: 'Monthly sum', unit: 'EUR', least: 0, most: 2000, step: 10 },
  { name: 'years', label: 'Years', unit: 'years', least: 1, most: 40, step: 1 },
  { name: 'rate', label: 'Rate', unit: '% a year', least: 0, most: 8, step: 0.1, parts: true },
];

/** Reads what was typed into a field: '1,200', '1 200' or '2,5' where parts are taken. */
export function numberIn({ parts }: Field, typed: string): number | null {
  const text = typed.trim();
  if (parts) return /^\d{1,2}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
  return /^\d{1,3}([ ,.]?\d{3})*$/.test(text) ? Number(text.replace(/[ ,.]/g, '')) : null;
}

/** What is wrong with it, and the value that the page uses until it is corrected. */
export function fieldTrouble(field: Field, typed: string, kept: number): string | null {
  const { least, most, parts } = field;
  const value = numberIn(field, typed);
  const until = `Until then we count with ${grouped(kept)}.`;
  if (value === null)
    return parts
      ? `Use digits, like 2.5. ${until}`
      : `Use whole digits, like ${grouped(least + 10)}. ${until}`;
  return value < least || value > most
    ? `Choose between ${grouped(least)} and ${grouped(most)}. ${until}`
    : null;
}

/** Reads a plan that was kept in the browser; null where it isn't one. */
export function planFrom(kept: unknown): Plan | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const read = new Map(Object.entries(kept));
  const plan: Plan = { first: 0, monthly: 0, years: 1, rate: 0 };
  for (const { name, least, most } of fields) {
    const value: unknown = read.get(name);
    if (typeof value !== 'number' || !(value >= least && value <= most)) return null;
    plan[name] = value;
  }
  return Number.isInteger(plan.years) ? plan : null;
}
