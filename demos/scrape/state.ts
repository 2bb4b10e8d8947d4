import { z } from 'zod';
import { type Recipe, recipeSchema } from '#engines/scrape/recipe/schema.ts';

const example = z.string().max(40).nullable().default(null);

/** What a link or a file carries: a recipe, and where its page comes from. */
export const scrapeState = z.object({
  example,
  /** Whether the page was pasted: then it is in nobody's hands but the visitor's, and only the recipe travels. */
  pasted: z.boolean().default(false),
  recipe: recipeSchema,
});
export type ScrapeState = z.output<typeof scrapeState>;

/** The state with what matters on top, for people who read it in an inbox. */
export const travelling = ({ example, pasted, recipe }: ScrapeState) => ({
  address: recipe.address,
  fields: recipe.fields.map(({ name }) => name).join(', '),
  pages: recipe.pages,
  example,
  pasted,
  recipe,
});

/** A file that was saved here: a recipe by itself, or with all that a link carries. */
export function readSaved(given: unknown): ScrapeState | null {
  const bare = recipeSchema.safeParse(given);
  if (bare.success) return { example: null, pasted: false, recipe: bare.data };
  const whole = scrapeState.safeParse(given);
  return whole.success ? whole.data : null;
}

/** Whether two recipes find the same: names, kinds and order only concern the display. */
const sameRecords = (one: Recipe, other: Recipe): boolean =>
  one.address === other.address &&
  one.pages === other.pages &&
  JSON.stringify(one.records) === JSON.stringify(other.records);

/** Where each field of a recipe stands among those of another; null where one of them is not there. */
export function placesAmong(recipe: Recipe, before: Recipe): number[] | null {
  if (!sameRecords(recipe, before)) return null;
  const keyOf = ({ take, anchors }: Recipe['fields'][number]) => JSON.stringify([take, anchors]);
  const known = before.fields.map(keyOf);
  const places = recipe.fields.map((field) => known.indexOf(keyOf(field)));
  return places.includes(-1) ? null : places;
}
