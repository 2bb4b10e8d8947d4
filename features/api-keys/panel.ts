import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who makes keys for the API. */
export const apiSection: PanelSection = { id: 'api', areas: [], ownersOnly: true };
