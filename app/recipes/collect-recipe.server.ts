import { collect } from '#features/recipes/collect/collect.server.ts';
import type { Collecting } from '#features/recipes/commands/run.server.ts';
import { readerFor } from '#server/tools/reader.ts';

/** Runs a saved recipe: what it names is fetched from the internet. */
export const collectRecipe: Collecting = async (recipe, { visitor, signal, report }) => {
  const reader = readerFor(recipe.address, { visitor, signal, examples: {} });
  return collect(recipe, { reader, signal, report });
};
