import { centsIn, decimalSignOf } from '#engines/bank/csv/cells.ts';

/** The amount that somebody typed, with a comma or a point before the cents; null for what is none. */
export const typedCents = (typed: string): number | null => centsIn(typed, decimalSignOf([typed]));
