import { eq } from 'drizzle-orm';
import { badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { notify } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import type { StaffAccess } from '../../queries.server.ts';
import { enquiries } from '../../tables.server.ts';
import { publishToStaff } from '../../topics.server.ts';
import { conversationAddress } from '../address.ts';
import { type HoldAt, holdAsStaff } from '../hold.server.ts';
import type { Colleague } from '../rules.ts';

const asUser = (id: string | null): string | null => id && `user:${id}`;

/** Assigns a conversation to a member of staff, or to nobody; somebody who gets it from a colleague is notified. */
export async function assign(
  access: StaffAccess,
  assignee: string,
  colleagues: readonly Colleague[],
): Promise<Colleague | null> {
  const to = colleagues.find(({ userId }) => userId === assignee) ?? null;
  if (assignee !== '' && !to) throw badInput({ assignee: 'This person doesn’t answer enquiries.' });
  await services().inTransaction(async (tx) => {
    const { enquiry, actor }: HoldAt = await holdAsStaff(tx, access);
    const after = to?.userId ?? null;
    if (enquiry.assigneeId === after) return;
    await tx.update(enquiries).set({ assigneeId: after }).where(eq(enquiries.id, enquiry.id));
    await recordChange(tx, {
      kind: 'enquiry.assigned',
      subject: `enquiry:${enquiry.id}`,
      actor,
      before: { assignee: asUser(enquiry.assigneeId) },
      after: { assignee: asUser(after) },
    });
    if (to && to.userId !== access.person.userId)
      await notify(tx, {
        userId: to.userId,
        kind: 'desk',
        title: `${access.person.name ?? 'A colleague'} assigned you a conversation`,
        body: `${enquiry.name}, ${enquiry.reference}`,
        href: conversationAddress(enquiry.reference),
        key: `enquiry:${enquiry.id}:assigned:${newId()}`,
      });
    await publishToStaff(tx, enquiry);
  });
  return to;
}
