import type { Feature } from '#server/feature.ts';
import { undoSettings } from './save.server.ts';

/** Settings, as staff change them. */
export const siteSettingsFeature: Feature = {
  name: 'site-settings',
  undos: [undoSettings],
};
