import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to recipes of the scraper. */
  interface EventPayloads {
    'recipe.changed': { fields: string[] };
    'recipe.deleted': NoData;
    'recipe.news': { run: string; by: string; added: number; gone: number; changed: number; same: number };
    'recipe.paused': NoData;
    'recipe.put-back': NoData;
    'recipe.saved': NoData;
  }
}
