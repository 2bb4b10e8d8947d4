import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import type { KeptChanges } from './changes.ts';

/** The most recipes that one account keeps; the places of the table say the same. */
export const mostRecipes = 5;

/** How often a recipe runs by itself; nothing runs more often than hourly. */
export const schedules = ['hand', 'hourly', 'daily', 'weekly'] as const;
export type Schedule = (typeof schedules)[number];

/** Who began a run. */
export const beginners = ['hand', 'schedule'] as const;
export type Beginner = (typeof beginners)[number];

/** A run as lists show it. */
export interface RunLine {
  id: string;
  by: Beginner;
  startedAt: string;
  /** Null while it goes on. */
  endedAt: string | null;
  ok: boolean;
  /** How it ended, in words. */
  said: string;
  pages: number;
  rows: number;
  /** How many rows differ from the run before; null where there was nothing to compare with. */
  counts: KeptChanges['counts'] | null;
}

/** A run with what it found. */
export interface RunDetail extends RunLine {
  changes: KeptChanges | null;
  /** The rows; only of the last two runs that went well. */
  table: { columns: string[]; rows: string[][] } | null;
}

/** A saved recipe as its owner sees it. */
export interface RecipeLine {
  id: string;
  name: string;
  recipe: Recipe;
  schedule: Schedule;
  /** Null where it runs by hand alone, or is paused. */
  nextRunAt: string | null;
  /** Since when its schedule rests because runs failed. */
  pausedAt: string | null;
  lastRun: RunLine | null;
}

/** The recipes of an account. */
export interface RecipeList {
  recipes: RecipeLine[];
  /** Whether the operators let the scraper run at the moment. */
  open: boolean;
}
