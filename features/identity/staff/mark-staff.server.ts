import { arrayContains, eq, sql } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import type { StaffArea } from '#lib/staff/staff-areas.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { staffMarks } from '../tables.server.ts';

const lastOwner = () =>
  new AppError({
    status: 409,
    code: 'last_owner',
    message: 'There has to be at least one owner. Make someone else an owner first.',
  });

async function ownersLeft(tx: Tx): Promise<number> {
  const { env } = services();
  const owners = await tx
    .select({ emailKey: staffMarks.emailKey })
    .from(staffMarks)
    .where(arrayContains(staffMarks.areas, ['owner']));
  return owners.length + env.ADMIN_EMAILS.length;
}

/** Says what an address works on; with nothing left the mark goes. It counts only for accounts that confirmed the address. */
export async function markStaffIn(
  tx: Tx,
  email: string,
  areas: readonly StaffArea[],
  actor: string,
): Promise<void> {
  const emailKey = emailKeyOf(email);
  if (!emailKey) throw badInput({ email: 'This doesn’t look like an email address.' });
  // Two owners who unmark each other at once must not both find the other one still there.
  await tx.execute(sql`lock table ${staffMarks} in share row exclusive mode`);
  const [before] = await tx
    .select({ areas: staffMarks.areas })
    .from(staffMarks)
    .where(eq(staffMarks.emailKey, emailKey));
  const after = areas.length > 0 ? { areas: [...new Set(areas)] } : null;
  if (after)
    await tx
      .insert(staffMarks)
      .values({ emailKey, addedBy: actor, addedAt: now(), ...after })
      .onConflictDoUpdate({ target: staffMarks.emailKey, set: after });
  else await tx.delete(staffMarks).where(eq(staffMarks.emailKey, emailKey));
  if (before?.areas.includes('owner') && !areas.includes('owner') && (await ownersLeft(tx)) === 0)
    throw lastOwner();
  const kind = after ? 'staff.marked' : 'staff.unmarked';
  const data = { email: emailKey };
  await recordChange(tx, { kind, subject: 'staff', actor, data, before: before ?? null, after });
}

/** The same in a transaction of its own. */
export const markStaff = (email: string, areas: readonly StaffArea[], actor: string): Promise<void> =>
  services().inTransaction((tx) => markStaffIn(tx, email, areas, actor));
