import { exampleSites, readAs } from '#demos/scrape/examples/sites.server.ts';
import { collect } from '#features/recipes/collect/collect.server.ts';
import type { Collecting } from '#features/recipes/commands/run.server.ts';
import { readerFor } from '#server/tools/reader.ts';

/** Runs a saved recipe: what it names is fetched from the internet, or from memory where it is one of the examples. */
export const collectRecipe: Collecting = async (recipe, { visitor, signal, report }) => {
  const reader = readerFor(readAs(recipe.address, null), { visitor, signal, examples: exampleSites });
  return collect(recipe, { reader, signal, report });
};
