import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { serveThread } from '#server/tools/serve-thread.ts';
import { collectPages, type PageAnswer } from './collect-pages.ts';

serveThread<Recipe>((recipe, { ask, report }) =>
  collectPages(recipe, { ask: (address) => ask(address) as Promise<PageAnswer>, report }),
);
