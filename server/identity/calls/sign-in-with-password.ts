import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { services } from '../../services.ts';
import { giveTryBack, takeTry } from '../account-attempts.ts';
import { wayFor } from '../attempt-rules.ts';
import { failuresOf, forgetFailures, noteFailure } from '../attempts.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { isKnownDevice } from '../devices.ts';
import { demand, IdentityError } from '../errors.ts';
import { addressCounts, demandPuzzle } from '../limit-call.ts';
import { verifyPassword } from '../password-hash.ts';
import { signIn } from '../sign-in.ts';
import { findUserByEmail, holdUser, type User } from '../users.ts';

const schema = z.object({ email: text, password: text, captchaResponse: text });

/** Throws after too many failed attempts; solving a puzzle or using a known browser lifts most limits. Returns whether the browser is known. */
async function checkWay(call: Call, emailKey: string, user: User | null, answer: string | null | undefined) {
  const { db } = services().database;
  // Asked for unknown addresses too: they must take as long.
  const known = await isKnownDevice(db, user?.id ?? '', call.device);
  const failures = await failuresOf(emailKey, call.address);
  const way = wayFor(failures, { device: known, addressCounts: addressCounts() });
  if (way === 'closed') throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 400, failures.wait || 900);
  if (way === 'puzzle') await demandPuzzle(call, answer);
  if (!known) await takeTry(emailKey);
  return known;
}

/**
 * POST accounts:signInWithPassword. An unknown address, an account without a password and a wrong password
 * take the same time and give the same answer; that an account is blocked hears only who knows its password.
 */
export async function signInWithPassword(call: Call): Promise<object> {
  const { email, password, captchaResponse } = fieldsOf(schema, call);
  demand(email, 'MISSING_EMAIL');
  const emailKey = emailKeyOf(email);
  demand(emailKey, 'INVALID_EMAIL');
  demand(password, 'MISSING_PASSWORD');
  const found = await findUserByEmail(services().database.db, emailKey);
  const known = await checkWay(call, emailKey, found, captchaResponse);
  const right = await verifyPassword(password, found?.passwordHash ?? null);
  if (!found || !right) {
    await noteFailure(emailKey, call.address);
    throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
  }
  if (!known) await giveTryBack(emailKey);
  const answer = await services().inTransaction(async (tx) => {
    const user = await holdUser(tx, found.id);
    // The password may have been changed while the slow hash was made.
    demand(user && user.passwordHash === found.passwordHash, 'INVALID_LOGIN_CREDENTIALS');
    demand(!user.disabled, 'USER_DISABLED');
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      localId: user.id,
      email: user.email,
      displayName: user.displayName ?? '',
      registered: true,
      ...(await signIn(tx, user, { provider: 'password' }, call)),
    };
  });
  await forgetFailures(emailKey, call.address);
  return answer;
}
