import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who writes quotes, and reads any document of a buyer. */
export const quotesSection: PanelSection = { id: 'quotes', areas: ['sales', 'finance'] };

/** Who writes invoices and books money; sales look at them. */
export const invoicesSection: PanelSection = { id: 'invoices', areas: ['finance'], readers: ['sales'] };
