import { eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import type { Tx } from '../db/transaction.ts';
import { defineLinkRenewal } from '../outbox/renew-links.ts';
import { actionLink, codeHash, kindOfMode, makeCode, type NewCode, type OobKind } from './oob-codes.ts';
import { identityOobCodes } from './tables.ts';
import { findUser, findUserByEmail } from './users.ts';

/** What a code was made for, if it is still kept and was not used. */
async function unusedCode(tx: Tx, code: string): Promise<NewCode | null> {
  const [row] = await tx
    .select()
    .from(identityOobCodes)
    .where(eq(identityOobCodes.hash, codeHash(code)));
  if (!row || row.usedAt !== null) return null;
  const { kind, email, newEmail, changeId } = row;
  const user = row.userId ? await findUser(tx, row.userId) : null;
  return { kind, user, email, ...(newEmail ? { newEmail } : {}), ...(changeId ? { changeId } : {}) };
}

/** The code that would be mailed to an address now; null where there is nothing left to do. */
async function codeNow(tx: Tx, kind: OobKind, old: string, email: string): Promise<NewCode | null> {
  const user = await findUserByEmail(tx, email);
  switch (kind) {
    case 'VERIFY_EMAIL':
      return user && !user.emailVerified ? { kind, user, email } : null;
    case 'PASSWORD_RESET':
      return user && !user.disabled ? { kind, user, email } : null;
    case 'SIGN_UP':
      return user ? null : { kind, user: null, email };
    case 'EMAIL_SIGNIN':
      return { kind, user: null, email };
    default:
      // What belongs to a change or a request of its own is known by its code alone.
      return unusedCode(tx, old);
  }
}

export const renewActionLink = defineLinkRenewal('/auth/action', async (tx, link, recipient) => {
  const kind = kindOfMode(link.searchParams.get('mode') ?? '');
  const email = emailKeyOf(recipient);
  const code = kind && email && (await codeNow(tx, kind, link.searchParams.get('oobCode') ?? '', email));
  if (!code) return null;
  return actionLink(code.kind, await makeCode(tx, code), link.searchParams.get('continueUrl') ?? undefined);
});
