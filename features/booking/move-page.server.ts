import { now } from '#server/clock.ts';
import { shownMeeting } from './meeting-page.server.ts';
import { momentIn, timesFor, zoneOf, zonesFor } from './page.server.ts';
import { mayChange } from './policy.ts';
import { meetingByLink } from './queries.server.ts';

/** Everything the page that moves a meeting shows for an address; null where its link does not hold any more. */
export async function moveOf(query: URLSearchParams) {
  const token = query.get('token')?.slice(0, 2000) ?? '';
  const [moving, meeting] = await Promise.all([meetingByLink(token), shownMeeting(token)]);
  if (!moving || !meeting || !mayChange(moving.claim, moving.booking, now())) return null;
  const zone = query.has('zone') ? zoneOf(query.get('zone')) : moving.booking.zone;
  const start = momentIn(query.get('start'));
  const times = await timesFor(moving.type, query, zone, moving);
  return {
    token,
    meeting,
    zone,
    zones: zonesFor(times, zone),
    times,
    start: start === null ? null : new Date(start).toISOString(),
  };
}
