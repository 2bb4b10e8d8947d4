import { adminSection } from '#content/desks/admin-sections.ts';
import { type Colleague, colleaguesFor } from '#features/identity/staff/colleagues.server.ts';

/** Who of the staff can look after leads. */
export const leadOwners = (): Promise<Colleague[]> => colleaguesFor(adminSection('leads'));
