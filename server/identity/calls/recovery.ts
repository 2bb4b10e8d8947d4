import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '../../clock.ts';
import { recordEvent } from '../../events/record.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demand } from '../errors.ts';
import { limitFactor } from '../factors.ts';
import { holdLogin, loginToken, requireRecent } from '../logins.ts';
import { recoveryUsedMail } from '../mails.ts';
import { holdPending, spendPending } from '../pending.ts';
import { makeRecoveryCode, recoveryCodeCount, recoveryHash } from '../recovery-codes.ts';
import { letIn } from '../sign-in.ts';
import { identityRecoveryCodes } from '../tables.ts';
import { factorsOf } from '../users.ts';
import { cancelWaysBack } from '../way-back.ts';

const makeSchema = z.object({ idToken: text });

/** POST /api/identity/recovery-codes: new codes, shown this once; older ones end. */
export async function makeRecoveryCodes(call: Call): Promise<object> {
  const token = await loginToken(fieldsOf(makeSchema, call).idToken);
  const codes = Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
  return services().inTransaction(async (tx) => {
    const { user, login } = await holdLogin(tx, token);
    requireRecent(login);
    demand((await factorsOf(tx, user.id)).length > 0, 'MFA_ENROLLMENT_NOT_FOUND');
    await tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.userId, user.id));
    const { secret } = services();
    await tx.insert(identityRecoveryCodes).values(
      codes.map((code) => ({
        hash: recoveryHash(secret, user.id, code),
        userId: user.id,
        createdAt: now(),
      })),
    );
    await recordEvent(tx, {
      kind: 'identity.recovery-codes-made',
      subject: `user:${user.id}`,
      actor: `user:${user.id}`,
    });
    return { codes };
  });
}

const redeemSchema = z.object({ mfaPendingCredential: text, code: text });

/** POST /api/identity/recovery: a recovery code instead of the app's code; the SDK knows no such thing. */
export async function redeemRecoveryCode(call: Call): Promise<object> {
  const fields = fieldsOf(redeemSchema, call);
  const { pending } = await services().inTransaction((tx) => holdPending(tx, fields.mfaPendingCredential));
  await limitFactor(pending.user);
  return services().inTransaction(async (tx) => {
    const { user } = await holdPending(tx, fields.mfaPendingCredential);
    const own = eq(identityRecoveryCodes.userId, user.id);
    const hash = recoveryHash(services().secret, user.id, fields.code ?? '');
    const used = await tx
      .delete(identityRecoveryCodes)
      .where(and(own, eq(identityRecoveryCodes.hash, hash)))
      .returning({ hash: identityRecoveryCodes.hash });
    demand(used.length === 1, 'INVALID_CODE');
    await spendPending(tx, pending);
    await cancelWaysBack(tx, user.id);
    const left = await tx.select({ hash: identityRecoveryCodes.hash }).from(identityRecoveryCodes).where(own);
    if (user.email)
      await sendMail(tx, {
        to: user.email,
        purpose: 'identity.recovery-used',
        mail: recoveryUsedMail(left.length),
      });
    await recordEvent(tx, {
      kind: 'identity.recovery-code-used',
      subject: `user:${user.id}`,
      actor: `user:${user.id}`,
      data: { left: left.length },
    });
    const tokens = await letIn(tx, user, { provider: pending.provider, secondFactor: 'recovery' }, call);
    return { localId: user.id, codesLeft: left.length, ...tokens };
  });
}
