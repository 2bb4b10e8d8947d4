import { and, eq, isNull } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import type { Tx } from '../../db/transaction.ts';
import { recordEvent } from '../../events/record.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { settleAddress } from '../../personal-data/addresses.ts';
import { services } from '../../services.ts';
import { asIdentityError, demand } from '../errors.ts';
import { endLogins } from '../logins.ts';
import { movedMail } from '../mails.ts';
import { type OobCode, readCode, spendCode } from '../oob-codes.ts';
import { identityOobCodes, identityUsers } from '../tables.ts';
import { findUserByEmail, holdUser, type User } from '../users.ts';
import { updatedAccount } from './profile.ts';

/**
 * Does what a mailed code is for, once: confirming an address, or one half of changing it. Where the new address
 * was taken meanwhile, the code has lost its use like any other that came too late.
 */
export async function applyCode(code: string): Promise<object> {
  try {
    return await apply(code);
  } catch (error) {
    demand(asIdentityError(error)?.message !== 'EMAIL_EXISTS', 'INVALID_OOB_CODE');
    throw error;
  }
}

function apply(code: string): Promise<object> {
  return services().inTransaction(async (tx) => {
    const row = await readCode(tx, code);
    const user = row.userId ? await holdUser(tx, row.userId) : null;
    // A code was sent to an address: it ends when the account has another.
    demand(user && user.emailKey === emailKeyOf(row.email), 'INVALID_OOB_CODE');
    demand(!user.disabled, 'USER_DISABLED');
    await spendCode(tx, row);
    if (row.kind === 'VERIFY_EMAIL') return verify(tx, user);
    demand(row.kind === 'VERIFY_AND_CHANGE_EMAIL' && row.newEmail, 'INVALID_OOB_CODE');
    return changeAddress(tx, user, row, row.newEmail);
  });
}

async function verify(tx: Tx, user: User): Promise<object> {
  await tx.update(identityUsers).set({ emailVerified: true }).where(eq(identityUsers.id, user.id));
  await recordEvent(tx, {
    kind: 'identity.email-verified',
    subject: `user:${user.id}`,
    actor: `user:${user.id}`,
  });
  return updatedAccount(tx, { ...user, emailVerified: true });
}

/** The address changes when the last of its codes was used: the new address's, and the old one's if it was confirmed. */
async function changeAddress(tx: Tx, user: User, row: OobCode, newEmail: string): Promise<object> {
  if (row.changeId) {
    const [open] = await tx
      .select({ hash: identityOobCodes.hash })
      .from(identityOobCodes)
      .where(and(eq(identityOobCodes.changeId, row.changeId), isNull(identityOobCodes.usedAt)));
    if (open) {
      await recordEvent(tx, {
        kind: 'identity.email-change-confirmed-once',
        subject: `user:${user.id}`,
        actor: `user:${user.id}`,
      });
      return updatedAccount(tx, user, { newEmail });
    }
  }
  demand(!(await findUserByEmail(tx, newEmail)), 'EMAIL_EXISTS');
  await tx
    .update(identityUsers)
    .set({ email: newEmail, emailKey: newEmail, emailVerified: true })
    .where(eq(identityUsers.id, user.id));
  // What belongs to the account goes with it, also where no session has noted the old address yet.
  if (user.emailKey && user.emailVerified) await settleAddress(tx, user.id, user.emailKey);
  await settleAddress(tx, user.id, newEmail);
  const changed = await endLogins(tx, user.id);
  if (user.email && user.emailVerified)
    await sendMail(tx, { to: user.email, purpose: 'identity.email-moved', mail: movedMail(newEmail) });
  await recordEvent(tx, {
    kind: 'identity.email-changed',
    subject: `user:${user.id}`,
    actor: `user:${user.id}`,
  });
  return updatedAccount(tx, changed, { newEmail });
}
