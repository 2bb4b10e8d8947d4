import { type Colleague, colleaguesFor } from '#features/identity/staff/colleagues.server.ts';
import { leadsSection } from '#features/leads/panel.ts';

/** Who of the staff can look after leads. */
export const leadOwners = (): Promise<Colleague[]> => colleaguesFor(leadsSection);
