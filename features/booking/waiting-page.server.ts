import { eq } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { readWaitLink } from './links.server.ts';
import { bookingWaits, meetingTypes } from './tables.server.ts';

/** A place on the list of a full day as its own page shows it, or null. */
export async function shownWait(token: string) {
  const id = readWaitLink(token.slice(0, 2000));
  if (!id) return null;
  const [row] = await services()
    .database.db.select({ wait: bookingWaits, type: meetingTypes })
    .from(bookingWaits)
    .innerJoin(meetingTypes, eq(meetingTypes.id, bookingWaits.typeId))
    .where(eq(bookingWaits.id, id));
  if (!row) return null;
  const { day, zone, toldAt } = row.wait;
  return { day, zone, told: toldAt !== null, type: row.type.slug, name: row.type.name };
}
