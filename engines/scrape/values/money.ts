import { type DecimalMark, readNumber } from './number.ts';

/** An amount with the currency it is written in: a code, or the sign itself where several countries use it. */
export interface Money {
  amount: number;
  currency: string;
}

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  A$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  R$: 'BRL',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  Fr: 'CHF',
  'Fr.': 'CHF',
  kr: 'kr',
  'kr.': 'kr',
};

const codes = new Set(
  'EUR USD GBP JPY CHF CAD AUD NZD CNY INR SEK NOK DKK ISK PLN CZK HUF RON BGN TRY BRL MXN ZAR KRW SGD HKD ILS RUB UAH THB AED SAR'.split(
    ' ',
  ),
);

const currencyOf = (sign: string): string | null =>
  codes.has(sign) ? sign : Object.hasOwn(signs, sign) ? (signs[sign] ?? null) : null;

/** An amount of money; null for what is none. */
export function readMoney(text: string, decimal: DecimalMark | null = null): Money | null {
  const bare = text.trim().replace(/,[-–—](?=\s|$|\D)/, '');
  if (bare.length > 60) return null;
  const found = /^([+\-−–]?)\s?([^\d\s+\-−–]{1,4})?\s?([+\-−–]?\d[\d.,'’\s]*?)\s?([^\d\s]{1,4})?$/u.exec(
    bare,
  );
  if (!found) return null;
  const [, sign = '', before = '', digits = '', after = ''] = found;
  if ((before === '') === (after === '')) return null;
  const currency = currencyOf(before || after);
  const amount = readNumber(sign + digits, decimal);
  return currency === null || amount === null ? null : { amount, currency };
}
