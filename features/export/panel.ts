import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who fetches an export. */
export const exportSection: PanelSection = { id: 'export', areas: [], ownersOnly: true };
