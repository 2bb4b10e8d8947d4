import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import type { StaffAccess } from '../../queries.server.ts';
import { enquiries } from '../../tables.server.ts';
import { publishThread } from '../../topics.server.ts';
import { holdAsStaff } from '../hold.server.ts';

/** Takes a conversation up again: one that was closed, put away, or answered waits for us. Pressing twice is fine. */
export async function reopen(access: StaffAccess): Promise<void> {
  await services().inTransaction(async (tx) => {
    const { enquiry, actor } = await holdAsStaff(tx, access);
    if (enquiry.state === 'open' && !enquiry.snoozedUntil) return;
    await tx
      .update(enquiries)
      .set({
        state: 'open',
        snoozedUntil: null,
        waitsSince: enquiry.waitsSince ?? now(),
        changedAt: now(),
      })
      .where(eq(enquiries.id, enquiry.id));
    await recordEvent(tx, { kind: 'enquiry.reopened', subject: `enquiry:${enquiry.id}`, actor });
    await publishThread(tx, enquiry);
  });
}
