import { eq, inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { eraseRegistration } from './commands/erase-registration.server.ts';
import { followRegistrations } from './commands/follow-address.server.ts';
import { eventFeedback, eventRegistrations, studioEvents } from './tables.server.ts';

export const eventsData = definePersonalData({
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
  follow: followRegistrations,
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
