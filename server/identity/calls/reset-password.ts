import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '../../clock.ts';
import type { DbOrTx } from '../../db/transaction.ts';
import { recordEvent } from '../../events/record.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { services } from '../../services.ts';
import { forgetTries } from '../account-attempts.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demandPasswordOf } from '../demand-password.ts';
import { knowDevice } from '../devices.ts';
import { demand } from '../errors.ts';
import { endLogins } from '../logins.ts';
import { passwordChangedMail } from '../mails.ts';
import { type OobCode, readCode, spendCode } from '../oob-codes.ts';
import { hashPassword } from '../password-hash.ts';
import { removeStrangers } from '../strangers.ts';
import { identityUsers } from '../tables.ts';
import { findUser, holdUser, type User } from '../users.ts';

const schema = z.object({ oobCode: text, newPassword: text });

/** POST accounts:resetPassword: looks at any code of the SDK's kinds; with a new password uses a reset code up. */
export async function resetPassword(call: Call): Promise<object> {
  const { oobCode, newPassword } = fieldsOf(schema, call);
  const { db } = services().database;
  const row = await look(db, oobCode);
  if (newPassword) {
    demand(row.kind === 'PASSWORD_RESET', 'INVALID_OOB_CODE');
    const owner = row.userId ? await findUser(db, row.userId) : null;
    await demandPasswordOf(newPassword, owner ?? row);
    await reset(call, oobCode, await hashPassword(newPassword));
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: row.kind,
    email: row.kind === 'EMAIL_SIGNIN' ? undefined : row.email,
    newEmail: row.newEmail ?? undefined,
  };
}

/** A code becomes invalid when the address changes or, for a reset, when the password has changed since. */
function stillFits(row: OobCode, user: User | null): user is User {
  if (!user || user.emailKey !== emailKeyOf(row.email)) return false;
  return row.kind !== 'PASSWORD_RESET' || user.generation === row.generation;
}

async function look(db: DbOrTx, code: string | null | undefined): Promise<OobCode> {
  const row = await readCode(db, code ?? undefined);
  demand(row.kind !== 'CANCEL_WAY_BACK' && row.kind !== 'SIGN_UP', 'INVALID_OOB_CODE');
  if (row.kind === 'EMAIL_SIGNIN') return row;
  demand(row.userId && stillFits(row, await findUser(db, row.userId)), 'INVALID_OOB_CODE');
  return row;
}

async function reset(call: Call, code: string | null | undefined, passwordHash: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    const row = await readCode(tx, code ?? undefined);
    const user = row.userId ? await holdUser(tx, row.userId) : null;
    demand(stillFits(row, user), 'INVALID_OOB_CODE');
    demand(!user.disabled, 'USER_DISABLED');
    await spendCode(tx, row);
    // The person who reads the email owns the address. Anything linked before that was proven may belong to someone else.
    if (!user.emailVerified) await removeStrangers(tx, user.id);
    await tx
      .update(identityUsers)
      .set({ passwordHash, passwordChangedAt: now(), emailVerified: true })
      .where(eq(identityUsers.id, user.id));
    await endLogins(tx, user.id);
    // However many strangers guess at this moment, the owner gets in with the new password.
    await knowDevice(tx, user.id, call);
    if (user.emailKey) await forgetTries(tx, user.emailKey);
    await sendMail(tx, {
      to: row.email,
      purpose: 'identity.password-changed',
      mail: passwordChangedMail(),
    });
    await recordEvent(tx, {
      kind: 'identity.password-reset',
      subject: `user:${user.id}`,
      actor: `user:${user.id}`,
    });
  });
}
