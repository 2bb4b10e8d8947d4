import type { Feature } from '#server/feature.ts';
import { apiKeysData } from './personal-data.server.ts';

/** Keys by which other programs read what the site holds. */
export const apiKeysFeature: Feature = {
  name: 'api-keys',
  personalData: [apiKeysData],
};
