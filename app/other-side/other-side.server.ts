import { ownMeeting } from '#features/booking/staff/own-meeting.server.ts';
import { ownInbox } from '#features/enquiries/inbox/own-thread.server.ts';
import { ownAttendee } from '#features/events/staff/own-attendee.server.ts';
import { readSettings } from '#server/settings/settings.ts';

/** What somebody sent, as the panel shows it to staff; null where the address names nothing that is theirs to see. */
export async function otherSide(query: URLSearchParams) {
  const [enquiry, meeting, seat] = ['enquiry', 'meeting', 'seat'].map((name) => query.get(name));
  if (enquiry) {
    const inbox = await ownInbox(enquiry);
    return inbox && { of: 'enquiry' as const, inbox, back: addressOf('/contact-us/thanks', enquiry) };
  }
  if (meeting) {
    const page = await ownMeeting(meeting);
    return page && { of: 'meeting' as const, meeting: page, back: addressOf('/booking/meeting', meeting) };
  }
  const list = seat ? await ownAttendee(seat) : null;
  if (!seat || !list) return null;
  const zone = readSettings().contact.timeZone;
  return { of: 'seat' as const, list, zone, back: addressOf('/events/registration', seat) };
}

/** What was sent, as the other side sees it. */
export type OtherSide = NonNullable<Awaited<ReturnType<typeof otherSide>>>;

const addressOf = (path: string, token: string): string => `${path}?${new URLSearchParams({ token })}`;
