import type { Auth, MultiFactorAssertion, MultiFactorResolver, TotpSecret } from '@firebase/auth';
import { isRecord, isText, listOf, shaped } from '#lib/files/shape.ts';
import { askOwn } from '../client/own-calls.ts';
import { openSession } from '../client/session.ts';
import { act, actAs } from './identity-store.ts';

const isCodes = shaped<{ codes: string[] }>({ codes: listOf(isText) });

/** The second step without the app: one of the codes that were written down. */
export const finishWithRecoveryCode = (step: MultiFactorResolver, code: string): Promise<void> =>
  act(async () => {
    // The SDK knows no recovery codes; it takes whatever answers with tokens.
    const assertion = {
      factorId: 'totp',
      _process: (_auth: Auth, { credential }: { credential: string }) =>
        askOwn('recovery', { mfaPendingCredential: credential, code }, isRecord),
    };
    const { user } = await step.resolveSignIn(assertion as MultiFactorAssertion);
    await openSession(await user.getIdToken());
  });

/** A secret for the authenticator app, not in use until its first code was entered. */
export const beginTwoSteps = (siteName: string): Promise<{ secret: TotpSecret; address: string }> =>
  actAs(async (user, { sdk }) => {
    const session = await sdk.multiFactor(user).getSession();
    const secret = await sdk.TotpMultiFactorGenerator.generateSecret(session);
    return { secret, address: secret.generateQrCodeUrl(user.email ?? 'account', siteName) };
  });

/** Ten codes for the day the phone is gone, shown this once; the ones before them no longer work. */
export const newRecoveryCodes = (): Promise<string[]> =>
  actAs(async (user) => {
    const idToken = await user.getIdToken();
    return (await askOwn('recovery-codes', { idToken }, isCodes)).codes;
  });

/** Switches two steps on with the app's first code, and answers with the recovery codes; Firebase has none. */
export async function finishTwoSteps(secret: TotpSecret, code: string): Promise<string[]> {
  const mode = await actAs(async (user, identity) => {
    const { TotpMultiFactorGenerator, multiFactor } = identity.sdk;
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
    await multiFactor(user).enroll(assertion, 'Authenticator app');
    return identity.mode;
  });
  return mode === 'firebase' ? [] : newRecoveryCodes();
}

/** Switches two steps off. */
export const endTwoSteps = (factorId: string): Promise<void> =>
  actAs((user, { sdk }) => sdk.multiFactor(user).unenroll(factorId));
