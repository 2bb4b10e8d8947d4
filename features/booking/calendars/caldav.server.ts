import { writeCalendar } from '#lib/time/ics.ts';
import type { AskCalendar } from './fetch-calendar.server.ts';
import { readInThread } from './read-in-thread.server.ts';
import type { RemoteCalendar } from './remote-calendar.ts';

/** What opens a CalDAV calendar. */
interface CaldavAccess {
  user: string;
  password: string;
}

const stamp = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const query = (start: number, end: number): string => `<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
  <D:prop><C:calendar-data/></D:prop>
  <C:filter>
    <C:comp-filter name="VCALENDAR">
      <C:comp-filter name="VEVENT"><C:time-range start="${stamp(start)}" end="${stamp(end)}"/></C:comp-filter>
    </C:comp-filter>
  </C:filter>
</C:calendar-query>`;

/** A calendar on a CalDAV server, by the address of its collection. */
export function caldav(
  address: string,
  { user, password }: CaldavAccess,
  product: string,
  ask: AskCalendar,
): RemoteCalendar {
  const collection = address.endsWith('/') ? address : `${address}/`;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return {
    async readBusy(question) {
      const { text } = await ask(collection, {
        method: 'REPORT',
        headers: {
          Authorization: authorization,
          'Content-Type': 'application/xml; charset=utf-8',
          Depth: '1',
        },
        body: query(question.within.start, question.within.end),
        expect: [207],
      });
      return readInThread({ kind: 'caldav', text, question });
    },
    async write(entry, known) {
      const name = known ?? `${entry.uid.replace(/[^\w.-]/g, '-')}.ics`;
      await ask(new URL(name, collection).href, {
        method: 'PUT',
        headers: { Authorization: authorization, 'Content-Type': 'text/calendar; charset=utf-8' },
        body: writeCalendar({ product, events: [entry] }),
        expect: [200, 201, 204],
      });
      return name;
    },
    async remove(name) {
      await ask(new URL(name, collection).href, {
        method: 'DELETE',
        headers: { Authorization: authorization },
        expect: [200, 204, 404, 410],
      });
    },
  };
}
