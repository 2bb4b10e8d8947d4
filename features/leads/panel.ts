import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who looks after leads. */
export const leadsSection: PanelSection = { id: 'leads', areas: ['sales'] };
