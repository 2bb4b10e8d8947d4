import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who says who works here. */
export const staffSection: PanelSection = { id: 'staff', areas: [], ownersOnly: true };
