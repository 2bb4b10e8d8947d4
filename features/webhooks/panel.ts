import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who connects other programs. */
export const webhooksSection: PanelSection = { id: 'webhooks', areas: [], ownersOnly: true };
