import { countWaiting } from '#features/enquiries/inbox/list.server.ts';
import type { StaffArea } from '#lib/staff/staff-areas.ts';
import { mayReadSection } from '#server/panel-access.ts';

/** How much waits in a part of the panel, by its id. */
export type Waiting = Readonly<Partial<Record<string, number>>>;

/** The counts in the menu, for sections this person may open. */
export async function waitingIn(areas: readonly StaffArea[]): Promise<Waiting> {
  return mayReadSection(areas, 'inbox') ? { inbox: await countWaiting() } : {};
}
