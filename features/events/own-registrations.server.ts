import { and, asc, count, desc, eq, gt, ilike, inArray, lte, or, type SQL } from 'drizzle-orm';
import { searchPatterns } from '#lib/lists/list-query.ts';
import type { CalendarEvent } from '#lib/time/ics.ts';
import { spanText } from '#lib/time/when-text.ts';
import { now } from '#server/clock.ts';
import { studio } from '#server/mail/our-addresses.ts';
import { services } from '#server/services.ts';
import { seatEntry } from './calendar.ts';
import { eventUrl, registrationToken } from './links.server.ts';
import { mayChange, maySee, maySeeInstructions } from './policy.ts';
import { type Registered, selectRegistered } from './queries.server.ts';
import { joinLinkIn } from './rules.ts';
import { placeInLine } from './seats.server.ts';
import { eventRegistrations, studioEvents } from './tables.server.ts';

/** Which of somebody's registrations are meant: for events to come or those over, with these words in them. */
export interface OwnWish {
  when: 'upcoming' | 'past';
  q: string;
}

function found(emailKey: string, { when, q }: OwnWish): SQL | undefined {
  return and(
    eq(eventRegistrations.emailKey, emailKey),
    when === 'upcoming' ? gt(studioEvents.endAt, now()) : lte(studioEvents.endAt, now()),
    ...searchPatterns(q).map((pattern) =>
      or(
        ilike(studioEvents.title, pattern),
        ilike(studioEvents.place, pattern),
        ilike(eventRegistrations.reference, pattern),
      ),
    ),
  );
}

/** How many registrations an address has. */
export async function countRegistrations(emailKey: string, wish: OwnWish): Promise<number> {
  const [row] = await services()
    .database.db.select({ registrations: count() })
    .from(eventRegistrations)
    .innerJoin(studioEvents, eq(studioEvents.id, eventRegistrations.eventId))
    .where(found(emailKey, wish));
  return row?.registrations ?? 0;
}

/** The first so many of them: the next to come first, or the latest that are over. */
export async function registrationKeys(emailKey: string, wish: OwnWish, limit: number) {
  return services()
    .database.db.select({ id: eventRegistrations.id, startAt: studioEvents.startAt })
    .from(eventRegistrations)
    .innerJoin(studioEvents, eq(studioEvents.id, eventRegistrations.eventId))
    .where(found(emailKey, wish))
    .orderBy(
      wish.when === 'upcoming' ? asc(studioEvents.startAt) : desc(studioEvents.startAt),
      asc(eventRegistrations.id),
    )
    .limit(limit);
}

async function shown(registered: Registered, zone: string) {
  const { registration, event, ticket } = registered;
  const claim = { id: registration.id, role: 'mail' as const, holder: registration.holder };
  const query = new URLSearchParams({ token: registrationToken(registration, 'mail') });
  const page = maySee(claim, registered, now()) ? `/events/registration?${query}` : null;
  const mine = maySeeInstructions(claim, registered, now()) && now() < event.endAt;
  const standing = event.status === 'cancelled' ? ('called-off' as const) : registration.status;
  return {
    id: registration.id,
    what: 'event' as const,
    title: event.title,
    about: ticket.mode === 'on-site' && event.place ? event.place : 'Online',
    reference: registration.reference,
    startAt: event.startAt.toISOString(),
    when: spanText(event.startAt, event.endAt, zone),
    standing,
    place: standing === 'waiting' ? await placeInLine(services().database.db, registered) : null,
    page,
    join: mine && ticket.mode === 'online' ? joinLinkIn(ticket.instructions) : null,
    calendar: mine ? `/event/${event.slug}.ics` : null,
    move: null,
    cancel: mayChange(claim, registered, now()) ? page : null,
  };
}

/** Registrations as the list of their holder shows them, by the clock of a zone and with the links that came by mail too. */
export async function shownOwnRegistrations(ids: readonly string[], zone: string) {
  if (ids.length === 0) return [];
  const rows = await selectRegistered(services().database.db).where(inArray(eventRegistrations.id, [...ids]));
  return Promise.all(rows.map((row) => shown(row, zone)));
}

/** The seats of an address as calendar entries: those of the last three months and all to come. */
export async function seatEntriesOf(emailKey: string): Promise<CalendarEvent[]> {
  const since = new Date(now().getTime() - 90 * 86_400_000);
  const rows = await selectRegistered(services().database.db)
    .where(
      and(
        eq(eventRegistrations.emailKey, emailKey),
        inArray(eventRegistrations.status, ['registered', 'cancelled']),
        gt(studioEvents.endAt, since),
      ),
    )
    .orderBy(asc(studioEvents.startAt))
    .limit(1000);
  return rows.map((registered) =>
    seatEntry(registered, {
      domain: services().mail.domain,
      studio: studio(),
      url: eventUrl(registered.event.slug),
    }),
  );
}
