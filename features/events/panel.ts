import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who runs events. */
export const eventsSection: PanelSection = { id: 'events', areas: ['events'] };
