import { eq } from 'drizzle-orm';
import { calendarLinks } from '#lib/time/calendar-links.ts';
import { now } from '#server/clock.ts';
import { readMarkdown } from '#server/markdown/read-markdown.ts';
import { services } from '#server/services.ts';
import { guestsOf } from './guests.server.ts';
import { registrationUrl } from './links.server.ts';
import { presentEvent } from './page.server.ts';
import { mayChange, mayHaveCertificate, mayRate, maySeeInstructions } from './policy.ts';
import { registeredByLink } from './queries.server.ts';
import { placeInLine } from './seats.server.ts';
import { eventFeedback } from './tables.server.ts';

async function feedbackOf(registrationId: string) {
  const [given] = await services()
    .database.db.select({ rating: eventFeedback.rating, text: eventFeedback.text })
    .from(eventFeedback)
    .where(eq(eventFeedback.registrationId, registrationId));
  return given ?? null;
}

/** A registration as the page behind its link shows it: the code on a ticket tells no name and no address. */
export async function registrationPage(token: string) {
  const found = await registeredByLink(token.slice(0, 2000));
  if (!found) return null;
  const { registration, event, ticket, claim } = found;
  const own = claim.role !== 'ticket';
  const good = registration.status === 'registered' && event.status === 'published' && now() < event.endAt;
  const rates = mayRate(claim, found, now());
  return {
    event: presentEvent({ event, tickets: [] }),
    message: event.message,
    ticket: ticket.name,
    mode: ticket.mode,
    reference: registration.reference,
    status: registration.status,
    zone: registration.zone,
    own,
    name: own ? registration.name : null,
    email: own ? registration.email : null,
    place: registration.status === 'waiting' ? await placeInLine(services().database.db, found) : null,
    instructions: good && maySeeInstructions(claim, found, now()) ? readMarkdown(ticket.instructions) : null,
    calendars:
      own && good
        ? calendarLinks({
            title: event.title,
            details: `${event.summary}\n\nYour ticket: ${registrationUrl(registration, 'mail')}`,
            start: event.startAt,
            end: event.endAt,
            place: ticket.mode === 'on-site' && event.place ? event.place : 'Online',
          })
        : null,
    code: own && good ? registrationUrl(registration, 'ticket') : null,
    listed: registration.listed,
    guests: own && good ? (await guestsOf(event.id)).filter(({ id }) => id !== registration.id) : [],
    changeable: mayChange(claim, found, now()),
    certified: mayHaveCertificate(claim, found, now()),
    rates,
    feedback: rates ? await feedbackOf(registration.id) : null,
    recording: event.recording,
  };
}

/** A registration as its page shows it. */
export type RegistrationPage = NonNullable<Awaited<ReturnType<typeof registrationPage>>>;
