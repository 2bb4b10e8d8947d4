import { eq, inArray } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { definePersonalData } from '#server/personal-data/define.ts';
import { holdEvent, holdTicket, leaveLine, passSeatOn } from './seats.server.ts';
import { eventFeedback, eventRegistrations, studioEvents } from './tables.server.ts';

/** Removes one registration; a seat or a place in line that was still good is given back first. */
async function eraseRegistration(tx: Tx, id: string, eventId: string, ticketId: string): Promise<void> {
  const event = await holdEvent(tx, eventId, 'share');
  const ticket = await holdTicket(tx, ticketId);
  const [gone] = await tx.delete(eventRegistrations).where(eq(eventRegistrations.id, id)).returning();
  if (!gone || !event || !ticket || event.endAt <= now()) return;
  if (gone.status === 'registered') await passSeatOn(tx, event, ticket);
  if (gone.status === 'waiting') await leaveLine(tx, ticket);
}

definePersonalData({
  name: 'events',
  tables: ['event_registrations', 'event_feedback'],
  export: async (db, { emailKeys }) => {
    const rows = await db
      .select({ registration: eventRegistrations, event: studioEvents.title, feedback: eventFeedback })
      .from(eventRegistrations)
      .innerJoin(studioEvents, eq(studioEvents.id, eventRegistrations.eventId))
      .leftJoin(eventFeedback, eq(eventFeedback.registrationId, eventRegistrations.id))
      .where(inArray(eventRegistrations.emailKey, emailKeys));
    return {
      registrations: rows.map(({ registration, event, feedback }) => {
        const { reference, name, email, zone, answers, listed, status, createdAt, changedAt, checkedInAt } =
          registration;
        const said = feedback && {
          rating: feedback.rating,
          text: feedback.text,
          changedAt: feedback.changedAt,
        };
        return {
          event,
          reference,
          name,
          email,
          zone,
          answers,
          listed,
          status,
          createdAt,
          changedAt,
          checkedInAt,
          said,
        };
      }),
    };
  },
  erase: async (tx, { emailKeys }) => {
    const rows = await tx
      .select()
      .from(eventRegistrations)
      .where(inArray(eventRegistrations.emailKey, emailKeys))
      // Rows of several events and tickets are held in one order, or two who go at once could wait in a circle.
      .orderBy(eventRegistrations.eventId, eventRegistrations.ticketId);
    for (const { id, eventId, ticketId } of rows) await eraseRegistration(tx, id, eventId, ticketId);
  },
});
