import { services } from '#server/services.ts';
import { freeHostsAt } from '../availability.server.ts';
import { meetingsDuring } from './absence-meetings.server.ts';
import { hostOption } from './pages.server.ts';
import { allHosts } from './queries.server.ts';

/** An absence with the meetings that are still within it, and who could take each. */
export async function absencePage(id: string, zone: string) {
  const { absence, host, meetings } = await meetingsDuring(id);
  const { db } = services().database;
  const hosts = await allHosts();
  const rows = [];
  for (const meeting of meetings) {
    const { booking, type } = meeting;
    const free = await freeHostsAt(db, type, booking.startAt.getTime());
    rows.push({
      id: booking.id,
      name: booking.name,
      type: type.name,
      start: booking.startAt.toISOString(),
      end: booking.endAt.toISOString(),
      free: hosts.filter((each) => free.includes(each.id)).map(hostOption),
    });
  }
  return {
    id,
    host: hostOption(host),
    firstDay: absence.firstDay,
    lastDay: absence.lastDay,
    note: absence.note,
    zone,
    meetings: rows,
  };
}
export type AbsencePage = Awaited<ReturnType<typeof absencePage>>;
