import type { Feature } from '#server/feature.ts';
import { settingsSection } from './panel.ts';
import { undoSettings } from './save.server.ts';

/** Settings, as staff change them. */
export const siteSettingsFeature: Feature = {
  name: 'site-settings',
  panel: [settingsSection],
  undos: [undoSettings],
};
