import type { StaffSection } from '#lib/staff-areas.ts';

/** Who of the staff reads and answers what people ask. */
export const answering: StaffSection = { areas: ['sales'] };
/** Who decides about what people submit to the catalogue. */
export const reviewing: StaffSection = { areas: ['editor'] };
/** Who writes quotes, and reads any document of a buyer. */
export const quoting: StaffSection = { areas: ['finance', 'sales'] };
/** Who writes invoices and books money; sales look at them. */
export const invoicing: StaffSection = { areas: ['finance'], readers: ['sales'] };
