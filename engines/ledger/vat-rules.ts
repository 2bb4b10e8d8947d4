import { scaled } from '#lib/money/money.ts';
import type { Line } from './entry.ts';
import type { Treatment } from './treatment.ts';

export const treatmentWords: Readonly<Record<Treatment, string>> = {
  'sale-standard': 'Sale, standard rate',
  'sale-reduced': 'Sale, reduced rate',
  'sale-reverse': 'Sale to a business elsewhere in the EU (reverse charge)',
  'sale-export': 'Sale outside the EU',
  'purchase-standard': 'Purchase, standard rate',
  'purchase-reduced': 'Purchase, reduced rate',
  'purchase-reverse': 'Purchase from elsewhere in the EU (reverse charge)',
  none: 'Without VAT',
};

/** German rates in hundredths of a percent, each from its first day on: half a year of 2020 had lower ones. */
const rates: readonly { from: string; standard: number; reduced: number }[] = [
  { from: '2021-01-01', standard: 1900, reduced: 700 },
  { from: '2020-07-01', standard: 1600, reduced: 500 },
  { from: '2007-01-01', standard: 1900, reduced: 700 },
];

/** The rate that holds for a supply on this day, in hundredths of a percent. */
export function rateOn(treatment: Treatment, day: string): number {
  const rate = rates.find(({ from }) => day >= from) ?? rates[rates.length - 1];
  if (!rate) return 0;
  if (treatment === 'sale-standard' || treatment === 'purchase-standard' || treatment === 'purchase-reverse')
    return rate.standard;
  return treatment === 'sale-reduced' || treatment === 'purchase-reduced' ? rate.reduced : 0;
}

/** The tax on a net amount, rounded once, halves away from zero. */
export const taxOn = (net: number, treatment: Treatment, day: string): number =>
  scaled(net, rateOn(treatment, day), 10_000);

/** The net amount and the tax inside a gross one; together they are the gross amount to the cent. */
export function insideGross(gross: number, treatment: Treatment, day: string): { net: number; tax: number } {
  // The seller does not charge the tax of a reverse charge, so the amount on the bill is net.
  if (treatment === 'purchase-reverse') return { net: gross, tax: taxOn(gross, treatment, day) };
  const rate = rateOn(treatment, day);
  const net = scaled(gross, 10_000, 10_000 + rate);
  return { net, tax: gross - net };
}

export interface TaxAccounts {
  due: string;
  deductible: string;
}

/** The lines of a purchase for a net amount on an expense account: what is deductible, and what is owed by reverse charge. */
export function purchaseLines(
  account: string,
  net: number,
  tax: number,
  treatment: Treatment,
  accounts: TaxAccounts,
): Line[] {
  const lines: Line[] = [{ account, cents: net, tax: { treatment, part: 'base' } }];
  if (tax !== 0)
    lines.push({ account: accounts.deductible, cents: tax, tax: { treatment, part: 'deductible' } });
  if (treatment === 'purchase-reverse' && tax !== 0)
    lines.push({ account: accounts.due, cents: -tax, tax: { treatment, part: 'due' } });
  return lines;
}

/** The lines of a sale: income and the tax that is owed for it. */
export function saleLines(
  account: string,
  net: number,
  tax: number,
  treatment: Treatment,
  accounts: TaxAccounts,
): Line[] {
  const lines: Line[] = [{ account, cents: -net, tax: { treatment, part: 'base' } }];
  if (tax !== 0) lines.push({ account: accounts.due, cents: -tax, tax: { treatment, part: 'due' } });
  return lines;
}
