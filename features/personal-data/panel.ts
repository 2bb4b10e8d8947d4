import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who answers what people ask about their data. */
export const privacySection: PanelSection = { id: 'privacy', areas: [], ownersOnly: true };
