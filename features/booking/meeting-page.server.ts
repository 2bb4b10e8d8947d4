import { now } from '#server/clock.ts';
import { mayChange } from './policy.ts';
import { presentMeeting } from './present.ts';
import { meetingByLink } from './queries.server.ts';

/** A booked meeting as its own pages show it. */
export async function shownMeeting(token: string) {
  const meeting = await meetingByLink(token.slice(0, 2000));
  if (!meeting) return null;
  return {
    ...presentMeeting(meeting),
    changeable: mayChange(meeting.claim, meeting.booking, now()),
    byHost: meeting.claim.role === 'host',
  };
}

/** The shape of a shown meeting. */
export type ShownMeeting = NonNullable<Awaited<ReturnType<typeof shownMeeting>>>;
