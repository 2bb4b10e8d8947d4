import { isText, orNull, shaped } from '#lib/files/shape.ts';
import type { PasswordFinding } from '../password-strength.ts';
import { askOwn } from './own-calls.ts';
import { openIdentity } from './sdk.ts';

/** Whom a new password is for: who is signed in, whom a mailed code is for, or what somebody new has typed. */
export type PasswordOwner =
  | { is: 'signed-in' }
  | { is: 'mailed'; oobCode: string; displayName?: string }
  | { is: 'new'; email: string; displayName: string };

/** Holds a password against the server's policy, which is fetched once. */
export async function checkPassword(password: string): Promise<PasswordFinding> {
  const { auth, sdk } = await openIdentity();
  return sdk.validatePassword(auth, password);
}

const isVerdict = shaped<{ problem: string | null }>({ problem: orNull(isText) });

/** What the server would say to a password; null where it would take it. Firebase is not asked: it tells only when one is set. */
export async function passwordProblem(password: string, owner: PasswordOwner): Promise<string | null> {
  const { auth, mode } = await openIdentity();
  if (mode === 'firebase') return null;
  const { is, ...known } = owner;
  const idToken = is === 'signed-in' ? await auth.currentUser?.getIdToken() : undefined;
  const { problem } = await askOwn('check-password', { password, idToken, ...known }, isVerdict);
  return problem;
}

/** Fetches the policy again: the server refused what the one that was kept allows. */
export async function refetchPolicy(): Promise<void> {
  const { auth } = await openIdentity();
  // The SDK does this by itself at sign-up and reset, unseen and unawaited, and not at all for a change.
  const inner = auth as unknown as { _updatePasswordPolicy: () => Promise<void> };
  await inner._updatePasswordPolicy();
}
