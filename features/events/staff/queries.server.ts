import { asc, eq } from 'drizzle-orm';
import { isUuid } from '#lib/text/uuid.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import type { EventWithTickets } from '../queries.server.ts';
import { eventSpeakers, eventTickets, speakers, studioEvents } from '../tables.server.ts';
import { type FormValues, formOf } from './event-form.ts';

/** 404: there is no such event, or it lies in the bin. */
export const noSuchEvent = (): AppError =>
  new AppError({ status: 404, code: 'not_found', message: 'This event no longer exists.' });

/** An event by its id, drafts too, with its ways to take part; throws 404. */
export async function eventById(db: DbOrTx, id: string): Promise<EventWithTickets> {
  if (!isUuid(id)) throw noSuchEvent();
  const [event] = await db.select().from(studioEvents).where(eq(studioEvents.id, id));
  if (!event) throw noSuchEvent();
  const tickets = await db
    .select()
    .from(eventTickets)
    .where(eq(eventTickets.eventId, id))
    .orderBy(asc(eventTickets.position));
  return { event, tickets };
}

/** Those who lead an event, as its form names them. */
export const leadersOf = (db: DbOrTx, eventId: string) =>
  db
    .select({ handle: speakers.handle, leads: eventSpeakers.leads })
    .from(eventSpeakers)
    .innerJoin(speakers, eq(speakers.id, eventSpeakers.speakerId))
    .where(eq(eventSpeakers.eventId, eventId))
    .orderBy(asc(eventSpeakers.position));

/** Everybody who can lead an event. */
export const allSpeakers = (db: DbOrTx) =>
  db.select({ handle: speakers.handle, name: speakers.name }).from(speakers).orderBy(asc(speakers.name));

/** An event as its form shows what is saved. */
export async function savedForm(db: DbOrTx, id: string): Promise<FormValues> {
  const { event, tickets } = await eventById(db, id);
  return formOf(event, tickets, await leadersOf(db, id));
}
