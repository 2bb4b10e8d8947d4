import type { Removed } from '#engines/scrape/frame/sanitise.ts';
import type { NextPage } from '#engines/scrape/next-page.ts';
import type { Cut } from '#engines/scrape/page/bounded-parse.ts';
import type { Harvest } from '#engines/scrape/recipe/apply.ts';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';

/** A page as the frame shows it. */
export interface ShownPage {
  address: string;
  title: string;
  html: string;
  css: string;
  removed: Removed;
  cut: Cut | null;
  /** How many signs of text its source holds: a page that is drawn by scripts holds hardly any. */
  signs: number;
}

/** What a recipe finds on the page in the frame, and where. */
export interface Seen {
  harvest: Harvest;
  /** The elements of each record by their numbers, and of each cell; null for a cell that is empty. */
  records: number[][];
  cells: (number | null)[][];
  next: NextPage | null;
}

/** What came of pointing at an element. */
export type PointedAt =
  | { is: 'begun'; recipe: Recipe; seen: Seen }
  | { is: 'added'; recipe: Recipe; seen: Seen }
  /** It is a field already: which one. */
  | { is: 'known'; field: number }
  /** None of the records contains it. */
  | { is: 'outside' }
  /** Nothing around it repeats. */
  | { is: 'alone' }
  /** It says nothing, or nothing names it in the other records. */
  | { is: 'nameless' }
  | { is: 'full' };

/** A page's source, and what is to be found on it already. */
export interface OpenJob {
  is: 'open';
  source: string;
  address: string;
  recipe: Recipe | null;
  /** A selector of an example's page that is pointed at where there is no recipe. */
  point: string | null;
}

/** What the worker is asked for; all but the first are about the page that was opened last. */
export type PageJob =
  | OpenJob
  | { is: 'point'; mark: number; recipe: Recipe | null; whole: boolean }
  | { is: 'see'; recipe: Recipe };

/** A page that was opened. */
export interface Opened {
  page: ShownPage;
  recipe: Recipe | null;
  seen: Seen | null;
}

/** What the worker answers, by what it was asked. */
export interface PageAnswers {
  open: Opened;
  point: PointedAt;
  see: Seen;
}
