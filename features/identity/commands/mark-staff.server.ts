import { eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/email-key.ts';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { ground } from '#server/ground.ts';
import { staffMarks } from '../tables.server.ts';

/** Marks an address as staff's, or takes the mark away; it counts only for accounts that confirmed the address. */
export async function markStaff(email: string, staff: boolean, actor: string): Promise<void> {
  const emailKey = emailKeyOf(email);
  if (!emailKey) throw badInput({ email: 'This does not look like an e-mail address.' });
  await ground().inTransaction(async (tx) => {
    if (staff)
      await tx.insert(staffMarks).values({ emailKey, addedBy: actor, addedAt: now() }).onConflictDoNothing();
    else await tx.delete(staffMarks).where(eq(staffMarks.emailKey, emailKey));
    await recordEvent(tx, {
      kind: staff ? 'staff.marked' : 'staff.unmarked',
      subject: 'staff',
      actor,
    });
  });
}
