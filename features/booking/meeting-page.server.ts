import { calendarLinks } from '#lib/time/calendar-links.ts';
import { now } from '#server/clock.ts';
import { readSettings } from '#server/settings/settings.ts';
import { placeOfMeeting } from './calendar.ts';
import { meetingUrl } from './links.server.ts';
import { mayChange } from './policy.ts';
import { presentMeeting } from './present.ts';
import { meetingByLink } from './queries.server.ts';

/** A booked meeting as its own pages show it. */
export async function shownMeeting(token: string) {
  const meeting = await meetingByLink(token.slice(0, 2000));
  if (!meeting) return null;
  const { booking, type, claim } = meeting;
  return {
    ...presentMeeting(meeting),
    calendars: calendarLinks({
      title: `${type.name} with ${readSettings().brand.name}`,
      details: `Move or cancel: ${meetingUrl(booking.id, claim.role)}\n\nReference: ${booking.reference}`,
      start: booking.startAt,
      end: booking.endAt,
      place: placeOfMeeting(booking),
    }),
    changeable: mayChange(claim, booking, now()),
    byHost: claim.role === 'host',
  };
}

/** The shape of a shown meeting. */
export type ShownMeeting = NonNullable<Awaited<ReturnType<typeof shownMeeting>>>;
