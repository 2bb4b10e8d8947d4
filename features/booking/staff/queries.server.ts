import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { hostNames } from '../present.ts';
import { heldBy, type Meeting, selectMeetings, withCohosts } from '../queries.server.ts';
import { bookings, hostAbsences, hostBlocks, hosts, meetingTypes } from '../tables.server.ts';
import type { MeetingStanding } from './meeting-words.ts';

/** All who can be met, by name. */
export const allHosts = () => services().database.db.select().from(hosts).orderBy(asc(hosts.name));

/** All types of meeting, hidden ones too, in their order. */
export const allTypes = () =>
  services()
    .database.db.select()
    .from(meetingTypes)
    .orderBy(asc(meetingTypes.position), asc(meetingTypes.slug));

/** Where a meeting stands for those who hold it. */
export function standingOf({ status, noShowAt, endAt }: Meeting['booking']): MeetingStanding {
  if (status === 'cancelled') return 'cancelled';
  if (noShowAt) return 'no-show';
  return endAt <= now() ? 'over' : 'upcoming';
}

/** A meeting as the calendar draws it. */
const drawn = (meeting: Meeting) => ({
  id: meeting.booking.id,
  name: meeting.booking.name,
  type: meeting.type.name,
  host: hostNames(meeting),
  start: meeting.booking.startAt.toISOString(),
  end: meeting.booking.endAt.toISOString(),
  standing: standingOf(meeting.booking),
});
type DrawnMeeting = ReturnType<typeof drawn>;

/** The meetings of a span that were not cancelled, of everybody or of one host, in their order. */
export async function meetingsWithin(
  { start, end }: { start: number; end: number },
  hostId: string | null,
): Promise<DrawnMeeting[]> {
  const { db } = services().database;
  const rows = await selectMeetings(db)
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        gte(bookings.startAt, new Date(start)),
        lt(bookings.startAt, new Date(end)),
        hostId ? heldBy(hostId) : undefined,
      ),
    )
    .orderBy(asc(bookings.startAt), asc(bookings.id))
    .limit(2000);
  return (await withCohosts(db, rows)).map(drawn);
}

/** What is blocked in a span, of everybody or of one host, in its order. */
export async function blocksWithin({ start, end }: { start: number; end: number }, hostId: string | null) {
  const rows = await services()
    .database.db.select({ block: hostBlocks, host: hosts.name })
    .from(hostBlocks)
    .innerJoin(hosts, eq(hosts.id, hostBlocks.hostId))
    .where(
      and(
        lt(hostBlocks.startAt, new Date(end)),
        gt(hostBlocks.endAt, new Date(start)),
        hostId ? eq(hostBlocks.hostId, hostId) : undefined,
      ),
    )
    .orderBy(asc(hostBlocks.startAt));
  return rows.map(({ block: { id, startAt, endAt, note }, host }) => ({
    id,
    host,
    start: startAt.toISOString(),
    end: endAt.toISOString(),
    note,
  }));
}

/** Who is away in these days. */
export async function absencesWithin(from: string, to: string) {
  const rows = await services()
    .database.db.select({ absence: hostAbsences, host: hosts.name })
    .from(hostAbsences)
    .innerJoin(hosts, eq(hosts.id, hostAbsences.hostId))
    .orderBy(asc(hostAbsences.firstDay));
  return rows
    .filter(({ absence }) => absence.firstDay <= to && absence.lastDay >= from)
    .map(({ absence: { id, hostId, firstDay, lastDay, note }, host }) => ({
      id,
      hostId,
      host,
      firstDay,
      lastDay,
      note,
    }));
}
