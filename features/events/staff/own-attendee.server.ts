import type { TablePage } from '#lib/lists/table-page.ts';
import { stillTable } from '#server/tables/still-table.ts';
import { registeredByLink } from '../queries.server.ts';
import type { AttendeeLine } from './lines.ts';
import { attendeeLine, attendeeList } from './lists.server.ts';

/** The list of attendees with the one who registered in it, for them alone; null for any other link, the code on a ticket too. */
export async function ownAttendee(
  token: string,
): Promise<TablePage<AttendeeLine, keyof typeof attendeeList.columns> | null> {
  const registered = await registeredByLink(token.slice(0, 2000));
  if (!registered || registered.claim.role === 'ticket') return null;
  return stillTable(attendeeList, [attendeeLine(registered)]);
}
