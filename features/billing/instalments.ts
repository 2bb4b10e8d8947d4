import { moneyText } from '#lib/money/money.ts';
import { type PricedLine, type RateName, rateNames, type Sums, shares, type TaxPart } from './sums.ts';
import { percentText } from './tax.ts';

/** One of the parts that a quote is paid in. */
export interface Instalment {
  /** In hundredths of a percent of the whole. */
  share: number;
  /** What it is, such as `Deposit on order`. */
  words: string;
}

const whole = 10_000;
const mostParts = 12;

/** The plan that a text names, one part a line such as `50% Deposit on order`; a sentence where it is none. */
export function readInstalments(text: string): Instalment[] | string {
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  const parts: Instalment[] = [];
  for (const line of lines) {
    const [, number = '', words = ''] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?[\s:]+(.{1,80})$/.exec(line) ?? [];
    const share = Math.round(Number(number.replace(',', '.')) * 100);
    if (share < 1)
      return `“${line.slice(0, 40)}” isn’t a part. Enter one part per line, such as: 50% Deposit on order`;
    parts.push({ share, words: words.trim() });
  }
  if (parts.length > mostParts) return `That is more than ${mostParts} parts.`;
  const sum = parts.reduce((all, { share }) => all + share, 0);
  if (parts.length > 0 && sum !== whole) return `The parts add up to ${percentText(sum)}, not to 100%.`;
  // One part of everything is no plan.
  return parts.length === 1 ? [] : parts;
}

/** A plan as its field shows it. */
export const instalmentsText = (parts: readonly Instalment[]): string =>
  parts.map(({ share, words }) => `${percentText(share)} ${words}`).join('\n');

/** What each part comes to: rate by rate, so that the parts add up to the whole to the cent. */
export function partSums(document: { taxes: readonly TaxPart[] }, parts: readonly Instalment[]): Sums[] {
  const weights = parts.map(({ share }) => share);
  const split = document.taxes.map(({ rate, base, tax }) => ({
    rate,
    bases: shares(base, weights),
    taxes: shares(tax, weights),
  }));
  return parts.map((_, place) => {
    const taxes = split.map(({ rate, bases, taxes: all }) => ({
      rate,
      base: bases[place] ?? 0,
      tax: all[place] ?? 0,
    }));
    const net = taxes.reduce((sum, { base }) => sum + base, 0);
    const tax = taxes.reduce((sum, part) => sum + part.tax, 0);
    return { subtotal: net, discount: 0, net, taxes, tax, gross: net + tax };
  });
}

/** The lines of a part's invoice: one for each rate of the quote. */
export function partLines(
  quote: { number: string; lines: readonly Pick<PricedLine, 'rate'>[] },
  { share, words }: Instalment,
  { taxes }: Pick<Sums, 'taxes'>,
): { position: number; description: string; rate: RateName; net: number }[] {
  const used = rateNames.filter((name) => quote.lines.some(({ rate }) => rate === name));
  return taxes
    .map(({ base }, place) => ({
      position: place + 1,
      description: `${words}: ${percentText(share)} of quote ${quote.number}`,
      // The higher rate stands first.
      rate: used[place] ?? used[0] ?? 'standard',
      net: base,
    }))
    .filter(({ net }, place) => net !== 0 || place === 0);
}

interface Planned {
  taxes: readonly TaxPart[];
  instalments: readonly Instalment[];
  currency: string;
}

/** The parts that a quote is paid in, with what each comes to; none where it is paid at once. */
export function planOf({ taxes, instalments, currency }: Planned) {
  const sums = partSums({ taxes }, instalments);
  return instalments.map(({ share, words }, place) => ({
    part: place + 1,
    share: percentText(share),
    words,
    amount: moneyText(sums[place]?.gross ?? 0, currency),
  }));
}

/** The plan in one phrase: `50% Deposit on order (€595.00), 50% On delivery (€595.00)`. */
export const planWords = (quote: Planned): string =>
  planOf(quote)
    .map(({ share, words, amount }) => `${share} ${words} (${amount})`)
    .join(', ');
