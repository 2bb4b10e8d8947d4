import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who writes the newsletter. */
export const newsletterSection: PanelSection = { id: 'newsletter', areas: ['editor'] };
