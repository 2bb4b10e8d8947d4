import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who looks after email that waits. */
export const outboxSection: PanelSection = { id: 'outbox', areas: [] };
