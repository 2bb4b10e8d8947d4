import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { writeCalendar } from '#lib/ics.ts';
import { askCalendar } from './fetch-calendar.server.ts';
import { busyInText } from './ics-address.server.ts';
import { CalendarTrouble, type RemoteCalendar } from './remote-calendar.ts';

/** What opens a CalDAV calendar. */
export interface CaldavAccess {
  user: string;
  password: string;
}

const parser = new XMLParser({
  removeNSPrefix: true,
  isArray: (name) => ['response', 'propstat'].includes(name),
});
const calendarData = z.union([
  z.string(),
  z.object({ '#text': z.string() }).transform((node) => node['#text']),
]);
const answerSchema = z.object({
  multistatus: z.union([
    z.literal('').transform(() => ({ response: [] })),
    z.object({
      response: z
        .array(
          z.object({
            propstat: z
              .array(
                z.object({
                  prop: z.union([z.literal(''), z.object({ 'calendar-data': calendarData.optional() })]),
                }),
              )
              .default([]),
          }),
        )
        .default([]),
    }),
  ]),
});

/** The calendars in an answer to a query. */
function textsIn(xml: string): string[] {
  const parsed = answerSchema.safeParse(parser.parse(xml));
  if (!parsed.success) throw new CalendarTrouble('The calendar gave an answer that is not CalDAV.');
  return parsed.data.multistatus.response
    .flatMap(({ propstat }) => propstat)
    .flatMap(({ prop }) => (prop === '' ? [] : (prop['calendar-data'] ?? [])));
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
export function caldav(address: string, { user, password }: CaldavAccess, product: string): RemoteCalendar {
  const collection = address.endsWith('/') ? address : `${address}/`;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return {
    async readBusy(question) {
      const { text } = await askCalendar(collection, {
        method: 'REPORT',
        headers: {
          Authorization: authorization,
          'Content-Type': 'application/xml; charset=utf-8',
          Depth: '1',
        },
        body: query(question.within.start, question.within.end),
        expect: [207],
      });
      return textsIn(text).flatMap((each) => busyInText(each, question));
    },
    async write(entry, known) {
      const name = known ?? `${entry.uid.replace(/[^\w.-]/g, '-')}.ics`;
      await askCalendar(new URL(name, collection).href, {
        method: 'PUT',
        headers: { Authorization: authorization, 'Content-Type': 'text/calendar; charset=utf-8' },
        body: writeCalendar({ product, events: [entry] }),
        expect: [200, 201, 204],
      });
      return name;
    },
    async remove(name) {
      await askCalendar(new URL(name, collection).href, {
        method: 'DELETE',
        headers: { Authorization: authorization },
        expect: [200, 204, 404, 410],
      });
    },
  };
}
