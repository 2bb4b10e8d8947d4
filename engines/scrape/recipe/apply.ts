import type { Page } from '../page/page.ts';
import { type ReadRows, readTexts } from '../values/read-texts.ts';
import { type FoundRows, findRows } from './find-rows.ts';
import type { Recipe } from './schema.ts';

/** What a recipe finds on a page: texts, and the same read as what their columns are. */
export interface Harvest extends ReadRows {
  columns: string[];
  /** The texts as they stand on the page; empty where a record has no such field. */
  rows: string[][];
  /** The share of each column's anchors that still name something: a recipe that wears out is seen here. */
  health: number[];
}

/** The rows that were found, as texts and as values. */
export function harvestOf(recipe: Recipe, { rows: found, health }: FoundRows): Harvest {
  const rows = found.map(({ cells }) => cells.map(({ text }) => text));
  return { columns: recipe.fields.map(({ name }) => name), rows, ...readTexts(recipe.fields, rows), health };
}

/** Takes the rows of a page as a recipe says. */
export const applyRecipe = (recipe: Recipe, page: Page): Harvest => harvestOf(recipe, findRows(recipe, page));
