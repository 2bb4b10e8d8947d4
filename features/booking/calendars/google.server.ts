import { z } from 'zod';
import type { CalendarEvent } from '#lib/time/ics.ts';
import { spanOfDates } from '../times.ts';
import { callerFor, type OauthClient, readAnswer } from './oauth.server.ts';
import type { BusyQuestion, RemoteCalendar } from './remote-calendar.ts';

const edge = z.object({ dateTime: z.string().optional(), date: z.string().optional() });
const eventsSchema = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        iCalUID: z.string().default(''),
        status: z.string().default('confirmed'),
        transparency: z.string().default('opaque'),
        start: edge.default({}),
        end: edge.default({}),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

const momentOf = ({ dateTime, date }: z.output<typeof edge>, zone: string): number =>
  dateTime ? Date.parse(dateTime) : date ? spanOfDates(date, date, zone).start : Number.NaN;

/** The id of an entry: Google takes ours, if it is made of a–v and digits. */
const idOf = ({ uid }: CalendarEvent): string => (uid.split('@')[0] ?? '').replaceAll('-', '').toLowerCase();

const bodyOf = (entry: CalendarEvent) => ({
  iCalUID: entry.uid,
  summary: entry.summary,
  description: entry.description,
  location: entry.location,
  start: { dateTime: entry.start.toISOString() },
  end: { dateTime: entry.end.toISOString() },
});

/** Where Google's calendars are reached. */
export const googleUrls = {
  tokenUrl: 'https://oauth2.googleapis.com/token',
  api: 'https://www.googleapis.com/calendar/v3',
};

/** A calendar at Google, by its id; `primary` is the owner's own. */
export function googleCalendar(
  id: string,
  refreshToken: string,
  { api, ...client }: OauthClient & { api: string },
): RemoteCalendar {
  const call = callerFor(client, refreshToken);
  const events = `${api}/calendars/${encodeURIComponent(id)}/events`;

  async function page({ within }: BusyQuestion, pageToken: string) {
    const query = new URLSearchParams({
      singleEvents: 'true',
      timeMin: new Date(within.start).toISOString(),
      timeMax: new Date(within.end).toISOString(),
      maxResults: '2500',
      ...(pageToken ? { pageToken } : {}),
    });
    return readAnswer(eventsSchema, (await call(`${events}?${query}`, { expect: [200] })).body);
  }

  return {
    async readBusy(question) {
      const { own, zone } = question;
      const busy = [];
      let next = '';
      do {
        const { items, nextPageToken = '' } = await page(question, next);
        for (const { id: remoteId, iCalUID, status, transparency, start, end } of items) {
          const ours = own.uids.has(iCalUID) || own.remoteIds.has(remoteId);
          if (ours || status === 'cancelled' || transparency === 'transparent') continue;
          busy.push({ start: momentOf(start, zone), end: momentOf(end, zone) });
        }
        next = nextPageToken;
      } while (next);
      return busy.filter(({ start, end }) => end > start);
    },
    async write(entry, known) {
      const remoteId = known ?? idOf(entry);
      const body = bodyOf(entry);
      const made = await call(events, {
        method: 'POST',
        body: { id: remoteId, ...body },
        expect: [200, 409],
      });
      if (made.status === 409) await call(`${events}/${remoteId}`, { method: 'PATCH', body, expect: [200] });
      return remoteId;
    },
    async remove(remoteId) {
      await call(`${events}/${remoteId}`, { method: 'DELETE', expect: [200, 204, 404, 410] });
    },
  };
}
