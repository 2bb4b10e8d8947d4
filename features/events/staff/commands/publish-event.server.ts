import { count, eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { bump } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { tooLate } from '../../errors.server.ts';
import { eventsTag } from '../../queries.server.ts';
import { holdEvent } from '../../seats.server.ts';
import { eventRegistrations, eventTickets, studioEvents } from '../../tables.server.ts';
import { noSuchEvent } from '../queries.server.ts';

/** Shows a draft to everybody and takes registrations; pressing twice is fine. */
export function publishEvent(id: string, actor: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    const event = await holdEvent(tx, id, 'update');
    if (!event) throw noSuchEvent();
    if (event.status === 'published') return;
    if (event.status === 'cancelled')
      throw tooLate('This event was cancelled. Duplicate it to hold it again.');
    if (event.startAt <= now())
      throw badInput(
        { startDate: 'This is in the past.' },
        'The event would start in the past. Choose another day first.',
      );
    const tickets = await tx
      .select({ id: eventTickets.id })
      .from(eventTickets)
      .where(eq(eventTickets.eventId, id));
    if (tickets.length === 0)
      throw badInput(
        { 'onSite.seats': 'How many can come?' },
        'The event has no seats yet. First enter how many people can come.',
      );
    await tx
      .update(studioEvents)
      .set({ status: 'published', version: event.version + 1, scheduledAt: now(), changedAt: now() })
      .where(eq(studioEvents.id, id));
    await recordEvent(tx, {
      kind: 'event.published',
      subject: `event:${id}`,
      actor,
      data: { event: event.slug },
    });
    await bump(tx, eventsTag);
  });
}

/** Makes a draft of an event again that nobody has registered for yet. */
export function unpublishEvent(id: string, actor: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    // The whole row: whoever registers at this moment comes before it, or finds it gone.
    const event = await holdEvent(tx, id, 'update');
    if (!event) throw noSuchEvent();
    if (event.status !== 'published') return;
    const [registered] = await tx
      .select({ people: count() })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.eventId, id));
    if ((registered?.people ?? 0) > 0)
      throw tooLate('People have registered. Cancel the event instead, so we can tell them.');
    await tx
      .update(studioEvents)
      .set({ status: 'draft', version: event.version + 1, changedAt: now() })
      .where(eq(studioEvents.id, id));
    await recordEvent(tx, {
      kind: 'event.unpublished',
      subject: `event:${id}`,
      actor,
      data: { event: event.slug },
    });
    await bump(tx, eventsTag);
  });
}
