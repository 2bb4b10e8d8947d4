import { authError } from '../client/popup-resolver.ts';
import { hasStoredUser } from '../client/sdk.ts';
import { codeOf } from '../error-texts.ts';
import type { OwnAccount } from '../own-account.ts';
import { proveWithGoogle, proveWithPassword } from './account-actions.ts';
import { identityStore, signIn, signInWithGoogle, startIdentity } from './identity-store.ts';
import { proveWithPasskey, signInWithPasskey } from './passkeys.ts';

/** Whether an error says that the person has to prove again who they are. */
export const wantsProof = (error: unknown): boolean =>
  ['auth/requires-recent-login', 'auth/user-token-expired', 'auth/multi-factor-auth-required'].includes(
    codeOf(error),
  );

/** Whether the SDK keeps the very account that the page shows, and not somebody else or nobody. */
async function isKept({ id }: OwnAccount): Promise<boolean> {
  const user = await startIdentity();
  if (!user && hasStoredUser()) throw authError('auth/network-request-failed');
  return user?.id === id;
}

/**
 * Does something with the account that the page shows. Whoever came by Google's button has a session but no sign-in
 * of the SDK, which may even keep somebody else: then it asks for a proof, and that signs the right one in.
 */
export async function asOwner(account: OwnAccount, work: () => Promise<void>): Promise<void> {
  if (!(await isKept(account))) throw authError('auth/user-token-expired');
  await work();
}

/** Proves by the password who it is. */
export async function proveOwner(account: OwnAccount, password: string): Promise<void> {
  if (await isKept(account)) await proveWithPassword(password);
  else await signIn(account.email ?? '', password);
}

/** Signs in again where the SDK keeps nobody, or somebody else; it must be the account that the page shows. */
async function proveBy(account: OwnAccount, prove: () => Promise<void>, enter: () => Promise<void>) {
  if (await isKept(account)) return prove();
  await enter();
  if (identityStore.get().user?.id !== account.id) throw authError('auth/user-mismatch');
}

/** Proves by the linked Google account who it is. */
export const proveOwnerWithGoogle = (account: OwnAccount): Promise<void> =>
  proveBy(account, proveWithGoogle, signInWithGoogle);

/** Proves by a passkey who it is. */
export const proveOwnerWithPasskey = (account: OwnAccount): Promise<void> =>
  proveBy(account, proveWithPasskey, signInWithPasskey);
