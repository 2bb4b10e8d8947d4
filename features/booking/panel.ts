import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who looks after meetings and hours. */
export const bookingsSection: PanelSection = { id: 'bookings', areas: ['sales', 'events'] };
