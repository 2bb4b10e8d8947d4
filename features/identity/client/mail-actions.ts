import { isText, shaped } from '#lib/files/shape.ts';
import { askedAddress, forgetAskedAddress } from './asked-address.ts';
import { askOwn, ownCall } from './own-calls.ts';
import { openIdentity } from './sdk.ts';
import { openSession } from './session.ts';

/** What a mailed link is for. */
export interface MailedLink {
  mode: string;
  code: string;
  /** The address it was mailed to, or the new one of a change; of a link that signs in, the one this browser asked for. */
  email: string | null;
}

const isAddressed = shaped<{ email: string }>({ email: isText });

/** Looks at a link without using it up; throws where it is spent or too old. */
export async function readLink(mode: string, code: string): Promise<MailedLink> {
  // The SDK does not know these two: they are ours. Of the second the press of its button says whether it holds.
  if (mode === 'signUp')
    return { mode, code, ...(await askOwn('finish-sign-up', { oobCode: code }, isAddressed)) };
  if (mode === 'cancelWayBack') return { mode, code, email: null };
  const { auth, sdk } = await openIdentity();
  // The service does not tell whom it signs in: a link that somebody else sent must not sign a stranger in here.
  const asked = mode === 'signIn' ? askedAddress() : '';
  const { data } = await sdk.checkActionCode(auth, code);
  return { mode, code, email: data.email ?? (asked || null) };
}

/** Sets the new password that a link allows. */
export async function resetPassword(code: string, password: string): Promise<void> {
  const { auth, sdk } = await openIdentity();
  await sdk.confirmPasswordReset(auth, code, password);
}

/** Opens the account that a link is for; signing in with it is the next step. */
export const finishSignUp = (code: string, account: { name: string; password: string }): Promise<void> =>
  ownCall('finish-sign-up', { oobCode: code, displayName: account.name, password: account.password });

/** Does what a link without further questions is for: confirm an address, change it, refuse a way back. */
export async function followLink({ mode, code }: MailedLink): Promise<void> {
  if (mode === 'cancelWayBack') {
    await ownCall('refuse-way-back', { oobCode: code });
    return;
  }
  const { auth, sdk } = await openIdentity();
  await sdk.applyActionCode(auth, code);
  // Whoever is signed in here with that address learns of it at once.
  await auth.authStateReady();
  await auth.currentUser?.reload().catch(() => {});
  await auth.currentUser?.getIdToken(true).catch(() => {});
}

/** Signs in by a mailed link; the address proves that it is the person who asked for it. */
export async function signInByLink(email: string): Promise<void> {
  const { auth, sdk } = await openIdentity();
  const { user } = await sdk.signInWithEmailLink(auth, email, location.href);
  await openSession(await user.getIdToken());
  forgetAskedAddress();
}
