import type { Feature } from '#server/feature.ts';
import { recipesForget } from './commands/forget.server.ts';
import { tellNews, tellPaused } from './commands/tell.server.ts';
import { recipesData } from './personal-data.server.ts';

/** Recipes of the scraper that lie with an account and run by the clock. */
export const recipesFeature: Feature = {
  name: 'recipes',
  retentions: [recipesForget],
  listeners: [tellNews, tellPaused],
  personalData: [recipesData],
};
