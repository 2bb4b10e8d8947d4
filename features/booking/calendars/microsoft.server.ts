import { z } from 'zod';
import type { CalendarEvent } from '#lib/time/ics.ts';
import { callerFor, type OauthClient, readAnswer } from './oauth.server.ts';
import { CalendarTrouble, type RemoteCalendar } from './remote-calendar.ts';

const edge = z.object({ dateTime: z.string() });
const viewSchema = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      iCalUId: z.string().default(''),
      isCancelled: z.boolean().default(false),
      showAs: z.string().default('busy'),
      start: edge,
      end: edge,
    }),
  ),
  '@odata.nextLink': z.url().optional(),
});
type View = z.output<typeof viewSchema>;
const madeSchema = z.object({ id: z.string() });

// Asked for by a header, so that no zone names of Windows come back.
const inUtc = { Prefer: 'outlook.timezone="UTC"' };
const momentOf = ({ dateTime }: z.output<typeof edge>): number =>
  Date.parse(`${dateTime.replace(/Z$/, '')}Z`);
const takesTime = new Set(['busy', 'oof', 'tentative', 'workingElsewhere', 'unknown']);

const bodyOf = (entry: CalendarEvent) => ({
  subject: entry.summary,
  body: { contentType: 'text', content: entry.description ?? '' },
  location: { displayName: entry.location ?? '' },
  start: { dateTime: entry.start.toISOString().slice(0, 19), timeZone: 'UTC' },
  end: { dateTime: entry.end.toISOString().slice(0, 19), timeZone: 'UTC' },
});

/** Where Microsoft's calendars are reached. */
export const microsoftUrls = {
  tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  api: 'https://graph.microsoft.com/v1.0',
};

/** A calendar at Microsoft, by its id; `primary` is the owner's own. */
export function microsoftCalendar(
  id: string,
  refreshToken: string,
  { api, ...client }: OauthClient & { api: string },
): RemoteCalendar {
  const call = callerFor(client, refreshToken);
  const calendar = id === 'primary' ? `${api}/me/calendar` : `${api}/me/calendars/${encodeURIComponent(id)}`;
  const entryAt = (remoteId: string) => `${api}/me/events/${encodeURIComponent(remoteId)}`;
  return {
    async readBusy({ within, own }) {
      const query = new URLSearchParams({
        startDateTime: new Date(within.start).toISOString(),
        endDateTime: new Date(within.end).toISOString(),
        $select: 'id,iCalUId,isCancelled,showAs,start,end',
        $top: '500',
      });
      const entries: View['value'] = [];
      let next: string | undefined = `${calendar}/calendarView?${query}`;
      while (next) {
        const { body } = await call(next, { headers: inUtc, expect: [200] });
        const view: View = readAnswer(viewSchema, body);
        entries.push(...view.value);
        next = view['@odata.nextLink'];
        // The token is for this API alone, whatever an answer says.
        if (next && new URL(next).origin !== new URL(api).origin)
          throw new CalendarTrouble('The calendar’s reply points to a different server.');
      }
      return entries
        .filter(({ id: remoteId, iCalUId }) => !own.remoteIds.has(remoteId) && !own.uids.has(iCalUId))
        .filter(({ isCancelled, showAs }) => !isCancelled && takesTime.has(showAs))
        .map(({ start, end }) => ({ start: momentOf(start), end: momentOf(end) }))
        .filter(({ start, end }) => end > start);
    },
    async write(entry, known) {
      if (known) {
        const { status } = await call(entryAt(known), {
          method: 'PATCH',
          body: bodyOf(entry),
          expect: [200, 404],
        });
        if (status === 200) return known;
      }
      // The same transaction id makes no second entry when an answer was lost.
      const body = { ...bodyOf(entry), transactionId: `${entry.uid}-${entry.sequence}` };
      const made = await call(`${calendar}/events`, { method: 'POST', body, expect: [200, 201] });
      return readAnswer(madeSchema, made.body).id;
    },
    async remove(remoteId) {
      await call(entryAt(remoteId), { method: 'DELETE', expect: [200, 204, 404, 410] });
    },
  };
}
