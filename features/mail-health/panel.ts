import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who sees whether email arrives. */
export const mailSection: PanelSection = { id: 'mail', areas: [] };
