import type { Harvest } from '#engines/scrape/recipe/apply.ts';

/** How many rows are kept of all pages together. */
export const mostRows = 5_000;

/** How many signs they may have altogether: a table of strangers' texts must fit into one answer. */
export const mostSigns = 2_000_000;

/** Why a collection ended where it did. */
export type Ended = 'last page' | 'page limit' | 'robots' | 'row limit' | 'time limit' | 'problem';

/** The rows of all pages that a recipe was run over. */
export interface Collected extends Harvest {
  /** The pages in the order they were read, with the rows that each gave. */
  pages: { address: string; rows: number }[];
  ended: Ended;
  /** In words, what was in the way; only with `problem` and `robots`. */
  problem?: string;
}

/** What a collection says while it goes on. */
export interface CollectProgress {
  /** The page that is read now, from 1. */
  page: number;
  /** How many are read at the most. */
  pages: number;
  /** The rows of the pages before it. */
  rows: number;
  address: string;
}
