import { zoneSchema } from '#lib/forms/form-schemas.ts';
import { calendarLinks } from '#lib/time/calendar-links.ts';
import { localAt } from '#lib/time/zoned-moment.ts';
import { now } from '#server/clock.ts';
import { readMarkdown } from '#server/markdown/read-markdown.ts';
import type { ShownCover } from '#ui/data/cover-picture.tsx';
import { eventUrl } from './links.server.ts';
import { type EventWithTickets, eventAt, eventsOf, speakersOf } from './queries.server.ts';
import { agendaTimes, filterEvents, related, seatsLeft } from './rules.ts';
import { listSchema } from './schema.ts';

/** What every page shows of an event. */
export function presentEvent({ event, tickets }: EventWithTickets) {
  return {
    slug: event.slug,
    title: event.title,
    summary: event.summary,
    kind: event.kind,
    topics: event.topics,
    start: event.startAt.toISOString(),
    /** What the clock of its zone shows then, so that lists need no clock of their own. */
    localStart: localAt(event.startAt, event.zone),
    end: event.endAt.toISOString(),
    zone: event.zone,
    place: event.place,
    status: event.status,
    over: event.endAt <= now(),
    begun: event.startAt <= now(),
    recorded: event.recording !== null,
    tickets: tickets.map((ticket) => ({
      id: ticket.id,
      mode: ticket.mode,
      name: ticket.name,
      capacity: ticket.capacity,
      waiting: ticket.waiting,
      left: seatsLeft(ticket),
    })),
  };
}

/** An event as lists show it. */
export type ShownEvent = ReturnType<typeof presentEvent>;
/** A way to take part as pages show it. */
export type ShownTicket = ShownEvent['tickets'][number];

/** Everything the list of events shows for an address. */
export async function listFor(query: URLSearchParams) {
  const asked = listSchema.parse(Object.fromEntries(query));
  const [upcoming, past] = await Promise.all([eventsOf('upcoming'), eventsOf('past')]);
  const listable = (list: EventWithTickets[]) => list.map((each) => ({ ...each.event, each }));
  const lists = { upcoming: listable(upcoming), past: listable(past) };
  const { shown, kinds, topics } = filterEvents(lists[asked.when], asked);
  return {
    asked,
    shown: shown.map(({ each }) => presentEvent(each)),
    kinds: kinds.filter(({ value, count }) => count > 0 || value === asked.kind),
    topics: topics.filter(({ value, count }) => count > 0 || value === asked.topic),
    counts: {
      upcoming: filterEvents(lists.upcoming, asked).shown.length,
      past: filterEvents(lists.past, asked).shown.length,
    },
    all: lists[asked.when].length,
  };
}

/** Everything an event's page shows, or null where there is none. */
export async function eventPage(slugOrId: string, askedZone: string | null) {
  const found = await eventAt(slugOrId);
  return found && pageOf(found, await speakersOf(found.event.id), askedZone);
}

/** What the page of this event shows, led by these people. */
export async function pageOf(
  found: EventWithTickets,
  speakers: Awaited<ReturnType<typeof speakersOf>>,
  askedZone: string | null,
) {
  const { event } = found;
  const [upcoming, past] = await Promise.all([eventsOf('upcoming'), eventsOf('past')]);
  const zone = zoneSchema.safeParse(askedZone ?? '');
  const near = related(
    event,
    [...upcoming, ...past].map((each) => ({ ...each.event, each })),
  );
  const url = eventUrl(event.slug);
  return {
    ...presentEvent(found),
    id: event.id,
    body: readMarkdown(event.body),
    cover: event.cover,
    agenda: agendaTimes(event.startAt, event.agenda).map(({ at, ...part }) => ({
      ...part,
      start: at.toISOString(),
    })),
    questions: event.questions,
    message: event.message,
    recording: event.recording,
    speakers,
    related: near.map(({ each }) => presentEvent(each)),
    calendars: calendarLinks({
      title: event.title,
      details: `${event.summary}\n\n${url}`,
      start: event.startAt,
      end: event.endAt,
      place: event.place || 'Online',
    }),
    /** The zone that the address asks for, if it is one. */
    askedZone: zone.success ? zone.data : null,
  };
}

/** What an event itself says on its page. */
export type EventFactsPage = Awaited<ReturnType<typeof pageOf>>;

/** An event as its own page shows it; the picture is one of the site’s, which events do not keep. */
export type EventPage = EventFactsPage & { picture: ShownCover | null };
