import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who looks after jobs, disk and database. */
export const healthSection: PanelSection = { id: 'health', areas: [] };
