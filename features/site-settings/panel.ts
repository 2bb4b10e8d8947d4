import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who changes the settings. */
export const settingsSection: PanelSection = { id: 'settings', areas: [] };
