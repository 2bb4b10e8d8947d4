import { emailKeyOf } from '#lib/mail/email-key.ts';
import type { Person, Role } from './schema.ts';

/** Somebody's place in a company. */
export interface Place {
  userId: string;
  role: Role;
}

/** Owners invite, remove and say who may what. */
export const mayManage = (place: Pick<Place, 'role'> | null): boolean => place?.role === 'owner';

/** An invitation is for somebody who proved that its address is theirs; having its link is not enough. */
export function mayAccept(person: Person, emailKey: string): boolean {
  return person.emailVerified && person.email !== null && emailKeyOf(person.email) === emailKey;
}

/** Days for which an invitation is good. */
export const invitationDays = 14;
/** Invitations a company may have open at once. */
export const mostInvitations = 50;
