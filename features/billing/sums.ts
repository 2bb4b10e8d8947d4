import { scaled } from '#lib/money/money.ts';

/** Which of the seller's rates a line is taxed by, where tax is due at all. */
export const rateNames = ['standard', 'reduced'] as const;
export type RateName = (typeof rateNames)[number];

/** What one line of a quote or an invoice is reckoned from. Amounts are whole numbers of the smallest unit. */
export interface PricedLine {
  /** In thousandths: an hour and a half is 1500. */
  quantity: number;
  unitPrice: number;
  /** In hundredths of a percent. */
  discount: number;
  rate: RateName;
}

/** The tax of all lines of one rate, in hundredths of a percent. */
export interface TaxPart {
  rate: number;
  base: number;
  tax: number;
}

/** What a document comes to. `subtotal − discount = net`, `net + tax = gross`, and the tax parts add up to both. */
export interface Sums {
  subtotal: number;
  discount: number;
  net: number;
  taxes: TaxPart[];
  tax: number;
  gross: number;
}

/** What a line comes to: quantity times price, rounded once, less its discount, rounded once. */
export function lineNet({ quantity, unitPrice, discount }: Omit<PricedLine, 'rate'>): number {
  const full = scaled(quantity, unitPrice, 1000);
  return full - scaled(full, discount, 10_000);
}

/** Divides an amount by weights so that the shares add up to it: what rounding leaves goes to the largest remainders. */
export function shares(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map((_, place) => (place === 0 ? amount : 0));
  const parts = weights.map((weight, place) => {
    const product = BigInt(amount) * BigInt(weight);
    return { place, share: product / all, rest: product % all };
  });
  let left = BigInt(amount) - parts.reduce((sum, { share }) => sum + share, 0n);
  for (const part of parts.toSorted((a, b) => Number(b.rest - a.rest) || a.place - b.place)) {
    if (left <= 0n) break;
    part.share += 1n;
    left -= 1n;
  }
  return parts.map(({ share }) => Number(share));
}

/** Adds lines up: the discount on the whole is spread over the rates, and tax is rounded once for each rate. */
export function sumsOf(
  lines: readonly PricedLine[],
  { discount, rates }: { discount: number; rates: Readonly<Record<RateName, number>> },
): Sums {
  const byRate = new Map<number, number>();
  for (const line of lines) {
    const rate = rates[line.rate];
    byRate.set(rate, (byRate.get(rate) ?? 0) + lineNet(line));
  }
  const groups = [...byRate].toSorted(([a], [b]) => b - a);
  const subtotal = groups.reduce((sum, [, net]) => sum + net, 0);
  const less = scaled(subtotal, discount, 10_000);
  const lessOf = shares(
    less,
    groups.map(([, net]) => net),
  );
  const taxes = groups.map(([rate, net], place) => {
    const base = net - (lessOf[place] ?? 0);
    return { rate, base, tax: scaled(base, rate, 10_000) };
  });
  const tax = taxes.reduce((sum, part) => sum + part.tax, 0);
  const net = subtotal - less;
  return { subtotal, discount: less, net, taxes, tax, gross: net + tax };
}
