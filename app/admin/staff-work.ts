import type { StaffSection } from '#lib/staff-areas.ts';

/** Who of the staff reads and answers what people ask. */
export const answering: StaffSection = { areas: ['sales'] };
/** Who decides about what people submit to the catalogue. */
export const reviewing: StaffSection = { areas: ['editor'] };
/** Who writes quotes and invoices. */
export const billing: StaffSection = { areas: ['finance', 'sales'] };
