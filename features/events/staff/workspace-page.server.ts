import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { timeZones } from '#lib/time/time-zones.ts';
import { now } from '#server/clock.ts';
import { drawMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { attendeeMail } from '../mails.server.ts';
import { eventMessages, eventRegistrations } from '../tables.server.ts';
import { readersOf } from './commands/message.server.ts';
import { formOf } from './event-form.ts';
import { allSpeakers, eventById, leadersOf } from './queries.server.ts';

async function insideOf(eventId: string): Promise<number> {
  const [row] = await services()
    .database.db.select({ people: count() })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), isNotNull(eventRegistrations.checkedInAt)));
  return row?.people ?? 0;
}

/** What every page about one event says of it. */
export async function eventFacts(id: string) {
  const { event, tickets } = await eventById(services().database.db, id);
  return {
    id,
    slug: event.slug,
    title: event.title,
    status: event.status,
    over: event.endAt <= now(),
    begun: event.startAt <= now(),
    start: event.startAt.toISOString(),
    end: event.endAt.toISOString(),
    zone: event.zone,
    place: event.place,
    version: event.version,
    message: event.message,
    tickets: tickets.map(({ mode, name, capacity, taken, waiting }) => ({
      mode,
      name,
      capacity,
      taken,
      waiting,
    })),
    inside: await insideOf(id),
  };
}

/** An event as the pages of the panel head it. */
export type EventFacts = Awaited<ReturnType<typeof eventFacts>>;

/** What the form of an event needs besides what it is filled with. */
async function formChoices(zone: string) {
  return {
    speakers: await allSpeakers(services().database.db),
    zones: timeZones(zone),
  };
}
export type FormChoices = Awaited<ReturnType<typeof formChoices>>;

/** The form of an event that does not exist yet. */
export async function newEventPage() {
  const { contact } = readSettings();
  const values: Record<string, string> = { kind: 'workshop', zone: contact.timeZone };
  return { values, choices: await formChoices(contact.timeZone) };
}

/** One event and its form. */
export async function editEventPage(id: string) {
  const { db } = services().database;
  const { event, tickets } = await eventById(db, id);
  return {
    event: await eventFacts(id),
    values: formOf(event, tickets, await leadersOf(db, id)),
    choices: await formChoices(event.zone),
  };
}

/** What was written to those who come, and the message that is looked at before it goes. */
export async function messagesPage(id: string, openId: string | null) {
  const { db } = services().database;
  const event = await eventFacts(id);
  const messages = await db
    .select()
    .from(eventMessages)
    .where(eq(eventMessages.eventId, id))
    .orderBy(desc(eventMessages.createdAt));
  const open = messages.find((message) => message.id === openId) ?? null;
  const readers = {
    seated: (await readersOf(db, id, 'seated')).length,
    waiting: (await readersOf(db, id, 'waiting')).length,
  };
  return { event, messages, open, readers, preview: open && (await previewOf(id, open)) };
}

/** A message as somebody made up would get it: nobody else's ticket stands in it. */
async function previewOf(id: string, message: typeof eventMessages.$inferSelect) {
  const { event, tickets } = await eventById(services().database.db, id);
  const [ticket] = tickets;
  if (!ticket) return null;
  const registration = {
    id: '00000000-0000-7000-8000-000000000000',
    holder: 0,
    reference: 'SAMP-LE00',
    zone: event.zone,
    status: message.audience === 'waiting' ? ('waiting' as const) : ('registered' as const),
  };
  const { subject, html } = drawMail(attendeeMail({ registration, event, ticket }, message));
  return { subject, html };
}
export type MessagesPage = Awaited<ReturnType<typeof messagesPage>>;
