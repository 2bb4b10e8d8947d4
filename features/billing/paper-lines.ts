import { amountOf, minorDigits } from '#lib/money/money.ts';
import { lineNet, type PricedLine, type RateName, rateNames, type Sums, sumsOf } from './sums.ts';
import { ratesUnder, type TaxTreatment, treatmentOf } from './tax.ts';

/** The values in the form of a quote or an invoice, by the names of its fields: `title`, `buyer.name`, `lines.0.unitPrice`. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** What the tax and the currency of a document depend on beside what is typed. */
export interface Reckoning {
  /** The seller's own. */
  country: string;
  rates: Readonly<Record<RateName, number>>;
  currency: string;
}

const isCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code) && minorDigits(code) <= 3;

/** A comma is taken for the point where there is no other sign: half of Europe types it. */
const withPoint = (text: string): string => {
  const plain = text.trim();
  return plain.includes('.') ? plain : plain.replace(',', '.');
};

/** A number as people type it, in parts of a tenth, hundredth or thousandth; null for what is none. */
function partsOf(text: string, digits: number): number | null {
  const [, whole = '', part = ''] = /^(\d{1,7})(?:\.(\d+))?$/.exec(withPoint(text)) ?? [];
  return whole === '' || part.length > digits ? null : Number(whole + part.padEnd(digits, '0'));
}

/** A quantity in thousandths, or null. */
export const quantityOf = (text: string): number | null => partsOf(text, 3);
/** A share in hundredths of a percent, nothing for an empty field, or null. */
export const percentOf = (text: string): number | null => (text.trim() === '' ? 0 : partsOf(text, 2));
/** A price in the smallest unit of its currency, or null. */
export const priceOf = (text: string, currency: string): number | null => amountOf(withPoint(text), currency);

/** A number of tenths and less as a field shows it: 1500 thousandths are `1.5`. */
export const plainNumber = (parts: number, digits: number): string => String(parts / 10 ** digits);

/** The places of the form that hold a line, in order. */
export function placesIn(typed: Typed): number[] {
  const places = Object.keys(typed).flatMap((name) => {
    const place = /^lines\.(\d{1,3})\./.exec(name)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
  return [...new Set(places)].toSorted((a, b) => a - b);
}

/** Whether nothing was written into a line: it is left out. */
export const isBlank = (typed: Typed, place: number): boolean =>
  !typed[`lines.${place}.description`]?.trim() && !typed[`lines.${place}.unitPrice`]?.trim();

/** The currency that a form names, or the studio's. */
export const currencyIn = (typed: Typed, { currency }: Pick<Reckoning, 'currency'>): string => {
  const named = typed.currency?.trim() ?? '';
  return isCurrency(named) ? named : currency;
};

function pricedLine(typed: Typed, place: number, currency: string): PricedLine | null {
  const text = (name: string) => typed[`lines.${place}.${name}`] ?? '';
  const quantity = quantityOf(text('quantity'));
  const unitPrice = priceOf(text('unitPrice'), currency);
  const discount = percentOf(text('discount'));
  if (quantity === null || unitPrice === null || discount === null) return null;
  return {
    quantity,
    unitPrice,
    discount,
    rate: rateNames.find((name) => name === text('rate')) ?? 'standard',
  };
}

/** What a form comes to. */
export interface Live {
  currency: string;
  treatment: TaxTreatment;
  sums: Sums;
  /** What each line comes to, by its place; null as long as its numbers are none. */
  nets: Readonly<Record<number, number | null>>;
}

/** Reckons what is typed so far, by the rules that the server saves it by; lines without numbers do not count yet. */
export function liveSums(typed: Typed, reckoning: Reckoning): Live {
  const currency = currencyIn(typed, reckoning);
  const kind = typed['buyer.kind'] === 'private' ? 'private' : 'business';
  const country = typed['buyer.country'] || reckoning.country;
  const treatment = treatmentOf(reckoning.country, { kind, country, vatId: typed['buyer.vatId'] ?? '' });
  const lines = placesIn(typed).map((place) => ({ place, line: pricedLine(typed, place, currency) }));
  const sums = sumsOf(
    lines.flatMap(({ line }) => line ?? []),
    { discount: percentOf(typed.discount ?? '') ?? 0, rates: ratesUnder(treatment, reckoning.rates) },
  );
  const nets = Object.fromEntries(lines.map(({ place, line }) => [place, line && lineNet(line)]));
  return { currency, treatment, sums, nets };
}
