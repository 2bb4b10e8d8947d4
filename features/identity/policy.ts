import { emailKeyOf } from '#lib/mail/email-key.ts';
import type { StaffArea } from '#lib/staff/staff-areas.ts';

/**
 * What somebody may work on, as marked for their address, or everything where the environment names it; nothing
 * before the address was shown to be theirs: an address alone proves nothing.
 */
export function areasOf(
  person: { email: string | null; emailVerified: boolean },
  marked: readonly StaffArea[] | null,
  adminEmails: readonly string[],
): readonly StaffArea[] {
  if (!person.emailVerified || person.email === null) return [];
  const key = emailKeyOf(person.email);
  return key !== null && adminEmails.includes(key) ? ['owner'] : (marked ?? []);
}

/** Everybody may end their own sessions and nobody else's. */
export function mayEnd(visitor: { userId: string }, session: { userId: string }): boolean {
  return visitor.userId === session.userId;
}

/** Whether somebody is marked as staff, be it that they still have to set up a second step. */
export const worksHere = (visitor: { staff: boolean; awaitsSecondStep: boolean }): boolean =>
  visitor.staff || visitor.awaitsSecondStep;
