import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import { services } from '#server/services.ts';
import { tooLate } from '../../errors.server.ts';
import { holdEvent } from '../../seats.server.ts';
import { eventMessages, eventSpeakers, eventTickets, studioEvents } from '../../tables.server.ts';
import { noSuchEvent, savedForm } from '../queries.server.ts';
import { eventFormSchema } from '../schema.ts';
import { sentFields } from '../sent-fields.ts';
import { insertDraft } from './create-event.server.ts';

const schema = z.object({ form: z.record(z.string(), z.string()) });

/** Drafts of events, as the bin keeps them: what their form says. */
export const binnedDraft = defineBinned({
  kind: 'event-draft',
  label: 'Event draft',
  section: 'events',
  schema,
  restore: async (tx, { form }, item) => {
    await insertDraft(tx, item.subjectId, eventFormSchema.parse(sentFields(form)));
  },
});

/** Puts a draft into the bin; gives what takes it back. What was ever public is cancelled instead. */
export function binEvent(id: string, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const event = await holdEvent(tx, id, 'update');
    if (!event) throw noSuchEvent();
    if (event.status !== 'draft') throw tooLate('Only drafts can be deleted. Cancel this event instead.');
    const form = await savedForm(tx, id);
    for (const table of [eventMessages, eventSpeakers, eventTickets])
      await tx.delete(table).where(eq(table.eventId, id));
    await tx.delete(studioEvents).where(eq(studioEvents.id, id));
    return putInBin(tx, binnedDraft, { subjectId: id, label: event.title, content: { form }, actor });
  });
}
