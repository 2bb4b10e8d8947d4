import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import { isUuid } from '#lib/text/uuid.ts';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { heldBy, type Meeting, selectMeetings, withCohosts } from '../queries.server.ts';
import { bookings, hostAbsences, hosts } from '../tables.server.ts';
import { spanOfDates } from '../times.ts';
import { noSuchThing } from './commands/hold.server.ts';

/** The meetings that are still within an absence, in their order. */
export async function meetingsDuring(id: string): Promise<{
  absence: typeof hostAbsences.$inferSelect;
  host: typeof hosts.$inferSelect;
  hostId: string;
  meetings: Meeting[];
}> {
  if (!isUuid(id)) throw noSuchThing('absence');
  const { db } = services().database;
  const [found] = await db
    .select({ absence: hostAbsences, host: hosts })
    .from(hostAbsences)
    .innerJoin(hosts, eq(hosts.id, hostAbsences.hostId))
    .where(eq(hostAbsences.id, id));
  if (!found) throw noSuchThing('absence');
  const { absence, host } = found;
  const { start, end } = spanOfDates(absence.firstDay, absence.lastDay, host.zone);
  const rows = await selectMeetings(db)
    .where(
      and(
        heldBy(host.id),
        eq(bookings.status, 'confirmed'),
        gt(bookings.startAt, now()),
        gte(bookings.startAt, new Date(start)),
        lt(bookings.startAt, new Date(end)),
      ),
    )
    .orderBy(asc(bookings.startAt));
  return { absence, host, hostId: host.id, meetings: await withCohosts(db, rows) };
}
