import { and, asc, eq } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { guestName } from './guests.ts';
import { eventRegistrations } from './tables.server.ts';

const most = 100;

/** Those who have a seat and chose to be seen, in the order they registered. */
export async function guestsOf(eventId: string): Promise<{ id: string; name: string }[]> {
  const rows = await services()
    .database.db.select({ id: eventRegistrations.id, name: eventRegistrations.name })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.status, 'registered'),
        eq(eventRegistrations.listed, true),
      ),
    )
    .orderBy(asc(eventRegistrations.id))
    .limit(most);
  return rows.map(({ id, name }) => ({ id, name: guestName(name) }));
}
