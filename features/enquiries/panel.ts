import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who reads and answers what people ask. */
export const inboxSection: PanelSection = { id: 'inbox', areas: ['sales'] };
