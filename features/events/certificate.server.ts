import { now } from '#server/clock.ts';
import { mayHaveCertificate } from './policy.ts';
import { registeredByLink } from './queries.server.ts';

/** What a certificate says: who was at which event, and when. */
export interface Attendance {
  name: string;
  title: string;
  summary: string;
  start: string;
  end: string;
  zone: string;
  /** Where it took place, or that it was online. */
  place: string;
  reference: string;
}

/** The attendance that a registration's link proves; null where nobody was there, or the event is not over. */
export async function attendanceOf(token: string): Promise<Attendance | null> {
  const found = await registeredByLink(token.slice(0, 2000));
  if (!found || !mayHaveCertificate(found.claim, found, now())) return null;
  const { registration, event, ticket } = found;
  return {
    name: registration.name,
    title: event.title,
    summary: event.summary,
    start: event.startAt.toISOString(),
    end: event.endAt.toISOString(),
    zone: event.zone,
    place: ticket.mode === 'on-site' && event.place ? event.place : 'Online',
    reference: registration.reference,
  };
}
