import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { eventSpeakers, studioEvents } from '../../tables.server.ts';
import { eventById } from '../queries.server.ts';
import { weeksOn } from '../times.ts';
import { freeSlug, insertTickets } from './create-event.server.ts';

/** Makes a draft like an event, on the same weekday some weeks on, with all its seats free; gives its id. */
export function duplicateEvent(from: string, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const { event, tickets } = await eventById(tx, from);
    const id = newId();
    const at = now();
    const { on } = weeksOn(event.startAt, event.zone, at);
    await tx.insert(studioEvents).values({
      ...event,
      id,
      slug: await freeSlug(tx, event.slug),
      startAt: on(event.startAt),
      endAt: on(event.endAt),
      status: 'draft',
      message: '',
      recording: null,
      sequence: 0,
      version: 1,
      createdAt: at,
      scheduledAt: at,
      changedAt: at,
    });
    await insertTickets(tx, id, tickets);
    const leading = await tx.select().from(eventSpeakers).where(eq(eventSpeakers.eventId, from));
    if (leading.length > 0)
      await tx.insert(eventSpeakers).values(leading.map((each) => ({ ...each, eventId: id })));
    await recordEvent(tx, {
      kind: 'event.duplicated',
      subject: `event:${id}`,
      actor,
      data: { from: event.slug },
    });
    return id;
  });
}
