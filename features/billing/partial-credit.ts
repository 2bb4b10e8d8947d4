import { scaled } from '#lib/money/money.ts';
import type { RateName, Sums, TaxPart } from './sums.ts';

/** A line of an invoice as far as taking it back cares. */
interface CreditableLine {
  position: number;
  rate: RateName;
  net: number;
}

/** An invoice with the credit notes that were written to it before. */
export interface Creditable {
  lines: readonly CreditableLine[];
  taxes: readonly TaxPart[];
  /** On the whole, in hundredths of a percent. */
  discount: number;
  before: readonly { lines: readonly { position: number; net: number }[]; taxes: readonly TaxPart[] }[];
}

/** The rates by which an invoice was taxed, whatever the settings say today. */
export function ratesOf({ lines, taxes }: Pick<Creditable, 'lines' | 'taxes'>): Record<RateName, number> {
  const [highest, lowest] = [taxes[0]?.rate ?? 0, taxes.at(-1)?.rate ?? 0];
  const hasBoth = new Set(lines.map(({ rate }) => rate)).size > 1;
  return { standard: highest, reduced: hasBoth ? lowest : highest };
}

/** What is left of each line, by its position. */
export function leftOf({ lines, before }: Pick<Creditable, 'lines' | 'before'>): Map<number, number> {
  const left = new Map(lines.map(({ position, net }) => [position, net]));
  for (const { position, net } of before.flatMap((note) => note.lines))
    left.set(position, (left.get(position) ?? 0) - net);
  return left;
}

/** Whether so much can be taken back of what is left: not more, and not the other way. */
export const isWithin = (amount: number, left: number): boolean =>
  amount !== 0 && amount * left > 0 && Math.abs(amount) <= Math.abs(left);

/**
 * What a credit note over parts of an invoice comes to. Tax is reckoned by the invoice's own rates; whoever takes the
 * last of a rate back gets what is left of its tax, so that the notes together come to the invoice to the cent.
 */
export function creditSums(invoice: Creditable, chosen: ReadonlyMap<number, number>): Sums {
  const rates = ratesOf(invoice);
  const left = leftOf(invoice);
  const taxes = invoice.taxes.flatMap(({ rate, base, tax }): TaxPart[] => {
    const own = invoice.lines.filter((line) => rates[line.rate] === rate);
    const amount = own.reduce((sum, { position }) => sum + (chosen.get(position) ?? 0), 0);
    if (amount === 0) return [];
    const gone = invoice.before.flatMap((note) => note.taxes).filter((part) => part.rate === rate);
    const leftBase = base - gone.reduce((sum, part) => sum + part.base, 0);
    const leftTax = tax - gone.reduce((sum, part) => sum + part.tax, 0);
    const isLast = own.every(({ position }) => (chosen.get(position) ?? 0) === left.get(position));
    if (isLast) return [{ rate, base: leftBase, tax: leftTax }];
    const part = Math.min(amount - scaled(amount, invoice.discount, 10_000), leftBase);
    return [{ rate, base: part, tax: Math.min(scaled(part, rate, 10_000), leftTax) }];
  });
  const subtotal = [...chosen.values()].reduce((sum, amount) => sum + amount, 0);
  const net = taxes.reduce((sum, { base }) => sum + base, 0);
  const tax = taxes.reduce((sum, part) => sum + part.tax, 0);
  return { subtotal, discount: subtotal - net, net, taxes, tax, gross: net + tax };
}
