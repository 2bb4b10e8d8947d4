import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { now } from '../../clock.ts';
import { recordEvent } from '../../events/record.ts';
import { newId } from '../../ids.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { seal, unseal } from '../../seal.ts';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demand } from '../errors.ts';
import { limitFactor, removeFactor, sealFactor } from '../factors.ts';
import { endLogins, holdLogin, loginToken, renewLogin, requireLogin, requireRecent } from '../logins.ts';
import { factorMail } from '../mails.ts';
import { identityFactors } from '../tables.ts';
import { codeLength, fromBase32, matchTotp, periodSec, toBase32 } from '../totp.ts';
import { factorsOf } from '../users.ts';

const purpose = 'totp-enrollment';
const lifeMs = 10 * 60_000;
const mostFactors = 5;
const sessionSchema = z.object({ user: z.string(), secret: z.string(), exp: z.number() });

const startSchema = z.object({ idToken: text, totpEnrollmentInfo: z.looseObject({}).nullish() });

/** POST mfaEnrollment:start: a secret for an app; it becomes a factor when the app's first code comes back. */
export async function startEnrollment(call: Call): Promise<object> {
  const fields = fieldsOf(startSchema, call);
  const { user, login } = await requireLogin(services().database.db, await loginToken(fields.idToken));
  demand(fields.totpEnrollmentInfo, 'OPERATION_NOT_ALLOWED : Only TOTP is offered.');
  requireRecent(login);
  // Without a confirmed address the account couldn't be recovered.
  demand(user.emailVerified, 'UNVERIFIED_EMAIL');
  const secret = toBase32(randomBytes(20));
  const exp = now().getTime() + lifeMs;
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: codeLength,
      hashingAlgorithm: 'SHA1',
      periodSec,
      sessionInfo: seal(services().secret, purpose, JSON.stringify({ user: user.id, secret, exp })),
      finalizeEnrollmentTime: new Date(exp).toISOString(),
    },
  };
}

const finalizeSchema = z.object({
  idToken: text,
  displayName: text,
  totpVerificationInfo: z.object({ sessionInfo: text, verificationCode: text }).nullish(),
});

function readSession(sealed: string | null | undefined): z.output<typeof sessionSchema> {
  demand(sealed, 'MISSING_SESSION_INFO');
  const opened = unseal(services().secret, purpose, sealed);
  const parsed = opened ? sessionSchema.safeParse(JSON.parse(opened)) : null;
  demand(parsed?.success, 'INVALID_SESSION_INFO');
  demand(parsed.data.exp > now().getTime(), 'SESSION_EXPIRED');
  return parsed.data;
}

/** POST mfaEnrollment:finalize: from now on a code is asked for; sign-ins that showed none end. */
export async function finalizeEnrollment(call: Call): Promise<object> {
  const fields = fieldsOf(finalizeSchema, call);
  const token = await loginToken(fields.idToken);
  const session = readSession(fields.totpVerificationInfo?.sessionInfo);
  demand(session.user === token.user, 'INVALID_SESSION_INFO');
  await limitFactor(token.user);
  return services().inTransaction(async (tx) => {
    const { user, login } = await holdLogin(tx, token);
    const code = fields.totpVerificationInfo?.verificationCode ?? '';
    const step = matchTotp(fromBase32(session.secret), code, now(), 0);
    demand(step !== null, 'INVALID_CODE');
    demand((await factorsOf(tx, user.id)).length < mostFactors, 'SECOND_FACTOR_LIMIT_EXCEEDED');
    const id = newId();
    await tx.insert(identityFactors).values({
      id,
      userId: user.id,
      displayName: fields.displayName?.slice(0, 100) || null,
      secretSealed: sealFactor(session.secret),
      lastStep: step,
      enrolledAt: now(),
    });
    if (user.email)
      await sendMail(tx, { to: user.email, purpose: 'identity.factor-added', mail: factorMail('added') });
    await recordEvent(tx, {
      kind: 'identity.factor-added',
      subject: `user:${user.id}`,
      actor: `user:${user.id}`,
    });
    return renewLogin(tx, await endLogins(tx, user.id, login.id), login, id);
  });
}

const withdrawSchema = z.object({ idToken: text, mfaEnrollmentId: text });

/** POST mfaEnrollment:withdraw. */
export async function withdrawEnrollment(call: Call): Promise<object> {
  const fields = fieldsOf(withdrawSchema, call);
  const token = await loginToken(fields.idToken);
  const id = z.uuid().safeParse(fields.mfaEnrollmentId);
  demand(id.success, 'MFA_ENROLLMENT_NOT_FOUND');
  return services().inTransaction(async (tx) => {
    const { user, login } = await holdLogin(tx, token);
    requireRecent(login);
    demand(await removeFactor(tx, user.id, id.data), 'MFA_ENROLLMENT_NOT_FOUND');
    if (user.email)
      await sendMail(tx, { to: user.email, purpose: 'identity.factor-removed', mail: factorMail('removed') });
    await recordEvent(tx, {
      kind: 'identity.factor-removed',
      subject: `user:${user.id}`,
      actor: `user:${user.id}`,
    });
    return renewLogin(tx, user, login, null);
  });
}
