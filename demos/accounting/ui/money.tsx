import { grouped } from '#lib/money/grouped.ts';

/** Cents as figures with two decimals: '1,602.93'. */
export const figures = (cents: number): string =>
  `${cents < 0 ? '−' : ''}${grouped(Math.abs(cents) / 100, 2)}`;

/** The same with its currency: '€1,602.93'. */
export const euros = (cents: number): string =>
  `${cents < 0 ? '−' : ''}€${grouped(Math.abs(cents) / 100, 2)}`;

/** What came in with a plus, what went out with a minus. */
export const moved = (cents: number): string => `${cents > 0 ? '+' : ''}${figures(cents)}`;
