import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import type { Tx } from '../../db/transaction.ts';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demand } from '../errors.ts';
import { endLogins } from '../logins.ts';
import { openAccount } from '../new-account.ts';
import { readCode, spendCode } from '../oob-codes.ts';
import { signIn } from '../sign-in.ts';
import { removeStrangers } from '../strangers.ts';
import { identityUsers } from '../tables.ts';
import { findUserByEmail, holdUser, type User } from '../users.ts';

const schema = z.object({ email: text, oobCode: text, idToken: text });

/** The person who reads the mailbox owns the address. Anything set up before that was proven is removed. */
async function confirmOwner(tx: Tx, user: User): Promise<User> {
  if (user.emailVerified) return user;
  await removeStrangers(tx, user.id);
  await tx
    .update(identityUsers)
    .set({ emailVerified: true, passwordHash: null })
    .where(eq(identityUsers.id, user.id));
  return endLogins(tx, user.id);
}

/** POST accounts:signInWithEmailLink: signs in with the code of a mailed link, without a password. */
export function signInWithEmailLink(call: Call): Promise<object> {
  const fields = fieldsOf(schema, call);
  demand(!fields.idToken, 'OPERATION_NOT_ALLOWED');
  demand(fields.email, 'MISSING_EMAIL');
  const email = emailKeyOf(fields.email);
  demand(email, 'INVALID_EMAIL');
  return services().inTransaction(async (tx) => {
    const row = await readCode(tx, fields.oobCode ?? undefined);
    demand(row.kind === 'EMAIL_SIGNIN', 'INVALID_OOB_CODE');
    demand(
      row.email === email,
      'INVALID_EMAIL : The email provided does not match the sign-in email address.',
    );
    await spendCode(tx, row);
    const found = await findUserByEmail(tx, email);
    const held = found ? await holdUser(tx, found.id) : null;
    demand(!held?.disabled, 'USER_DISABLED');
    const user = held
      ? await confirmOwner(tx, held)
      : await openAccount(tx, { email, emailVerified: true, passwordHash: null, by: 'link' });
    return {
      kind: 'identitytoolkit#EmailLinkSigninResponse',
      email,
      localId: user.id,
      isNewUser: !held,
      ...(await signIn(tx, user, { provider: 'password' }, call)),
    };
  });
}
