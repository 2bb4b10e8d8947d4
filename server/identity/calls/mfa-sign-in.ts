import { z } from 'zod';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demand } from '../errors.ts';
import { limitFactor, spendFactorCode } from '../factors.ts';
import { holdPending, spendPending } from '../pending.ts';
import { letIn } from '../sign-in.ts';
import { factorsOf } from '../users.ts';
import { cancelWaysBack } from '../way-back.ts';

const schema = z.object({
  mfaPendingCredential: text,
  mfaEnrollmentId: text,
  totpVerificationInfo: z.object({ verificationCode: text }).nullish(),
});

/** POST mfaSignIn:finalize: the code of the app ends a sign-in that began with the password. */
export async function finalizeSignIn(call: Call): Promise<object> {
  const fields = fieldsOf(schema, call);
  const { pending } = await services().inTransaction((tx) => holdPending(tx, fields.mfaPendingCredential));
  demand(fields.mfaEnrollmentId, 'MISSING_MFA_ENROLLMENT_ID');
  // Counted outside the transaction below, which a wrong code takes back.
  await limitFactor(pending.user);
  return services().inTransaction(async (tx) => {
    const { user } = await holdPending(tx, fields.mfaPendingCredential);
    const factor = (await factorsOf(tx, user.id)).find((one) => one.id === fields.mfaEnrollmentId);
    demand(factor, 'MFA_ENROLLMENT_NOT_FOUND');
    await spendFactorCode(tx, factor, fields.totpVerificationInfo?.verificationCode);
    await spendPending(tx, pending);
    // A person who has the second factor doesn't need the recovery that removes it.
    await cancelWaysBack(tx, user.id);
    return letIn(tx, user, { provider: pending.provider, secondFactor: factor.id }, call);
  });
}
