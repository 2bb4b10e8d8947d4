import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { notify } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import type { StaffAccess } from '../../queries.server.ts';
import { publishToStaff } from '../../topics.server.ts';
import { conversationAddress } from '../address.ts';
import { holdAsStaff } from '../hold.server.ts';
import { type Colleague, mentionsIn } from '../rules.ts';
import { enquiryNotes } from '../tables.server.ts';

interface NewNote {
  note: string;
  key?: string | undefined;
  address: string;
}

/**
 * Leaves a note for the staff and tells whom it names; gives who that was. The notice holds no word of the note,
 * because a notice may become a mail. A repeated press notes it once.
 */
export async function addNote(
  access: StaffAccess,
  { note, key, address }: NewNote,
  colleagues: readonly Colleague[],
): Promise<Colleague[]> {
  const { inTransaction, secret } = services();
  const { userId, name } = access.person;
  const named = mentionsIn(note, colleagues).filter((one) => one.userId !== userId);
  await inTransaction(async (tx) => {
    const { enquiry, actor } = await holdAsStaff(tx, access);
    const content = JSON.stringify([enquiry.id, userId, note]);
    if (!(await claimSubmission(tx, secret, { form: 'enquiry.note', given: key, address, content }))) return;
    const id = newId();
    const author = name ?? 'Staff';
    await tx.insert(enquiryNotes).values({
      id,
      enquiryId: enquiry.id,
      authorId: userId,
      author,
      body: note,
      createdAt: now(),
    });
    await recordEvent(tx, { kind: 'enquiry.noted', subject: `enquiry:${enquiry.id}`, actor });
    for (const colleague of named)
      await notify(tx, {
        userId: colleague.userId,
        kind: 'desk',
        title: `${author} mentioned you in a note`,
        body: `The conversation with ${enquiry.name}, ${enquiry.reference}`,
        href: conversationAddress(enquiry.reference),
        key: `note:${id}`,
      });
    await publishToStaff(tx, enquiry);
  });
  return named;
}
