import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { holdLead } from '../queries.server.ts';
import { leadNotes, leads } from '../tables.server.ts';

interface NewNote {
  note: string;
  key?: string | undefined;
  address: string;
}

/** Saves a note about a person, such as a call. Submitting the form twice saves it once. */
export async function addLeadNote(
  id: string,
  { note, key, address }: NewNote,
  editor: { userId: string; name: string | null },
): Promise<void> {
  const { inTransaction, secret } = services();
  await inTransaction(async (tx) => {
    const lead = await holdLead(tx, id);
    const content = JSON.stringify([id, editor.userId, note]);
    if (!(await claimSubmission(tx, secret, { form: 'lead.note', given: key, address, content }))) return;
    await tx.insert(leadNotes).values({
      id: newId(),
      leadId: lead.id,
      authorId: editor.userId,
      author: editor.name ?? 'Staff',
      body: note,
      createdAt: now(),
    });
    await tx.update(leads).set({ lastAt: now() }).where(eq(leads.id, id));
    await recordEvent(tx, { kind: 'lead.noted', subject: `lead:${id}`, actor: `user:${editor.userId}` });
  });
}
