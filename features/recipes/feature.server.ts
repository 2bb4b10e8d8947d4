import type { Feature } from '#server/feature.ts';
import { recipesForget } from './commands/forget.server.ts';
import { tellNews, tellPaused } from './commands/tell.server.ts';
import { recipesData } from './personal-data.server.ts';

/** Scraper recipes that are saved in an account and run on a schedule. */
export const recipesFeature: Feature = {
  name: 'recipes',
  retentions: [recipesForget],
  listeners: [tellNews, tellPaused],
  personalData: [recipesData],
};
