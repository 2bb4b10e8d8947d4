import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { readTexts } from '#engines/scrape/values/read-texts.ts';
import type { Seen } from './page-view.ts';
import { placesAmong } from './state.ts';

/** What was seen, with the recipe it was seen by. */
export interface SeenBy {
  recipe: Recipe;
  seen: Seen;
}

/**
 * What was seen, by the fields as they are called, ordered and read now, so that the table follows at once; null
 * where a field is new and the page has to be asked.
 */
export function seenNow(recipe: Recipe, by: SeenBy): Seen | null {
  if (by.recipe === recipe) return by.seen;
  const { harvest, records, cells, next } = by.seen;
  const places = placesAmong({ ...recipe, pages: by.recipe.pages }, by.recipe);
  if (!places) return null;
  const rows = harvest.rows.map((row) => places.map((at) => row[at] ?? ''));
  return {
    harvest: {
      columns: recipe.fields.map(({ name }) => name),
      rows,
      ...readTexts(recipe.fields, rows),
      health: places.map((at) => harvest.health[at] ?? 0),
    },
    records,
    cells: cells.map((row) => places.map((at) => row[at] ?? null)),
    next,
  };
}
