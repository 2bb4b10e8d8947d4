import { meetingByLink } from '../queries.server.ts';
import { type MeetingPage, stillMeeting } from './pages.server.ts';

/** A meeting as the panel shows it to staff, for the visitor who booked it; null for any other link. */
export async function ownMeeting(token: string): Promise<MeetingPage | null> {
  const meeting = await meetingByLink(token.slice(0, 2000));
  if (!meeting || meeting.claim.role === 'host') return null;
  return { ...(await stillMeeting(meeting)), hosts: [], isOpen: false, starts: [], free: [] };
}
