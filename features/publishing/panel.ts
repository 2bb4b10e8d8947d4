import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who writes what the site says. */
export const contentSection: PanelSection = { id: 'content', areas: ['editor'] };

/** Who looks after pictures. */
export const picturesSection: PanelSection = { id: 'pictures', areas: ['editor'] };

/** Who says where old addresses lead. */
export const redirectsSection: PanelSection = { id: 'redirects', areas: ['editor'] };
