import type { Feature } from '#server/feature.ts';
import { savedForget } from './commands/forget.server.ts';
import { savedData } from './personal-data.server.ts';

/** What people save, and their collections. */
export const savedFeature: Feature = {
  name: 'saved',
  retentions: [savedForget],
  personalData: [savedData],
};
