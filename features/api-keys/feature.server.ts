import type { Feature } from '#server/feature.ts';
import { apiSection } from './panel.ts';
import { apiKeysData } from './personal-data.server.ts';

/** Keys by which other programs read what the site holds. */
export const apiKeysFeature: Feature = {
  name: 'api-keys',
  panel: [apiSection],
  personalData: [apiKeysData],
};
