import { createContext, use } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { currencySign, moneyText, wholeMoneyText } from '#lib/money/money.ts';

/** The currency of the visitor's books. */
export const Currency = createContext('EUR');

/** Cents as figures with two decimals: '1,602.93'. */
export const figures = (cents: number): string =>
  `${cents < 0 ? '−' : ''}${grouped(Math.abs(cents) / 100, 2)}`;

/** The same with a currency: '€1,602.93'. */
export const moneyIn = (currency: string, cents: number): string =>
  moneyText(cents, currency).replace('-', '−');

/** How amounts are written in the currency of these books. */
export function useMoney() {
  const currency = use(Currency);
  return {
    currency,
    money: (cents: number) => moneyIn(currency, cents),
    /** Without what comes behind the point. */
    whole: (cents: number) => wholeMoneyText(Math.round(cents / 100), currency).replace('-', '−'),
    /** Stands in headings: '€', 'CHF'. */
    sign: currencySign(currency),
  };
}

/** What came in with a plus, what went out with a minus. */
export const moved = (cents: number): string => `${cents > 0 ? '+' : ''}${figures(cents)}`;
