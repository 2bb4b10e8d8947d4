import { adminSection } from '#content/desks/admin-sections.ts';
import { countWaiting } from '#features/enquiries/inbox/list.server.ts';
import { mayRead, type StaffArea } from '#lib/staff-areas.ts';

/** How much waits in a part of the panel, by its id. */
export type Waiting = Readonly<Partial<Record<string, number>>>;

/** What the rail says beside its parts, as far as somebody may enter them. */
export async function waitingIn(areas: readonly StaffArea[]): Promise<Waiting> {
  return mayRead(areas, adminSection('inbox')) ? { inbox: await countWaiting() } : {};
}
