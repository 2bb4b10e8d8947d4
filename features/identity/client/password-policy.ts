import type { PasswordFinding } from '../password-rules.ts';
import { openIdentity } from './sdk.ts';

/** Holds a password against the server's policy, which is fetched once. */
export async function checkPassword(password: string): Promise<PasswordFinding> {
  const { auth, sdk } = await openIdentity();
  return sdk.validatePassword(auth, password);
}

/** Fetches the policy again: the server refused what the one that was kept allows. */
export async function refetchPolicy(): Promise<void> {
  const { auth } = await openIdentity();
  // The SDK does this by itself at sign-up and reset, unseen and unawaited, and not at all for a change.
  const inner = auth as unknown as { _updatePasswordPolicy: () => Promise<void> };
  await inner._updatePasswordPolicy();
}
