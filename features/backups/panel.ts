import type { PanelSection } from '#lib/staff/staff-areas.ts';

/** Who makes and fetches backups. */
export const backupsSection: PanelSection = { id: 'backups', areas: [], ownersOnly: true };
