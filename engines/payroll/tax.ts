import { scaled } from '#lib/money/money.ts';
import type { PayRules } from './rules.ts';

/** A bracket with the part of the pay that falls into it, and the tax on that part. */
export interface TaxedPart {
  from: number;
  share: number;
  part: number;
  tax: number;
}

/** How a year's taxable pay falls into the brackets. */
export function taxParts(yearly: number, { brackets, allowance }: PayRules): TaxedPart[] {
  const taxable = Math.max(0, yearly - allowance);
  return brackets.flatMap(({ from, share }, at) => {
    const part = Math.min(taxable, brackets[at + 1]?.from ?? Number.POSITIVE_INFINITY) - from;
    return part > 0 ? [{ from, share, part, tax: scaled(part, share, 1000) }] : [];
  });
}

/** The tax of a year, less what children take away; never below zero. */
export function yearlyTax(yearly: number, children: number, rules: PayRules): number {
  const tax = taxParts(yearly, rules).reduce((sum, part) => sum + part.tax, 0);
  return Math.max(0, tax - children * rules.perChild);
}
