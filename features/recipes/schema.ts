import { z } from 'zod';
import { type Recipe, recipeSchema } from '#engines/scrape/recipe/schema.ts';
import { schedules } from './recipes.ts';

const name = z
  .string({ error: 'Please give the recipe a name.' })
  .trim()
  .min(1, { error: 'Please give the recipe a name.' })
  .max(80, { error: 'Please use at most 80 characters for the name.' });
const schedule = z.enum(schedules, { error: 'Please choose how often it runs.' });
const recipe = z.custom<Recipe>().transform((given, context) => {
  const read = recipeSchema.safeParse(given);
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: 'This isn’t a recipe for the scraper.' });
  return z.NEVER;
});

/** A recipe to be saved. */
export const newRecipeSchema = z.object({ name, recipe, schedule: schedule.default('hand') });
export type NewRecipe = z.output<typeof newRecipeSchema>;

/** What is to be different about a saved recipe; what is left out stays. */
export const changeSchema = z
  .object({ name, recipe, schedule })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { error: 'Please say what to change.' });
export type RecipeChange = z.output<typeof changeSchema>;
