import type { Treatment } from './treatment.ts';

/** Which part of a taxed amount a line is. */
interface LineTax {
  treatment: Treatment;
  part: 'base' | 'due' | 'deductible';
}

/** One side of an entry, in whole cents: debits are positive, credits negative. */
export interface Line {
  account: string;
  cents: number;
  /** Where the line counts in the VAT report. */
  tax?: LineTax;
  /** The invoice or bill that it opens, pays or takes back. */
  item?: string;
}

/** What is to be posted. */
export interface Draft {
  id: string;
  day: string;
  text: string;
  lines: readonly Line[];
  /** The entry that this one takes back. */
  reverses?: string;
}

/** What was posted: it is never changed again. */
export interface Entry extends Draft {
  /** Counts up without gaps in the order of posting. */
  number: number;
}

export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);
