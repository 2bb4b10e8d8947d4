import { everyArea, type PanelSection } from '#lib/staff/staff-areas.ts';

/** Who may look into the bin; of what is in it, people see only what belongs to their own sections. */
export const binSection: PanelSection = { id: 'bin', areas: everyArea };
