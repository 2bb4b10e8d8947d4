import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who reads the log of changes. */
export const auditSection: PanelSection = { id: 'audit', areas: [], ownersOnly: true };
