import { emailKeyOf } from '#lib/mail/email-key.ts';
import type { Visitor } from './schema.ts';

/** Whose data an account's is: an address counts only once it was shown to be theirs. */
export function dataSubjectOf({
  userId,
  email,
  emailVerified,
}: Pick<Visitor, 'userId' | 'email' | 'emailVerified'>): { userId: string; emailKeys: string[] } {
  const emailKey = emailVerified && email ? emailKeyOf(email) : null;
  return { userId, emailKeys: emailKey ? [emailKey] : [] };
}
