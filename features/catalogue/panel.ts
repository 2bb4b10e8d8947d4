import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who looks after the catalogue, and decides about what people submit to it. */
export const applicationsSection: PanelSection = { id: 'applications', areas: ['editor'] };
