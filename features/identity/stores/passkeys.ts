import type { AuthCredential } from '@firebase/auth';
import { askPasskey, makePasskey, removePasskey } from '../client/passkeys.ts';
import { openSession } from '../client/session.ts';
import { act, actAs } from './identity-store.ts';

/** The SDK knows no passkeys; it takes any credential whose two methods answer with tokens. */
function passkeyCredential(): AuthCredential {
  const credential = {
    providerId: 'passkey',
    signInMethod: 'passkey',
    toJSON: () => ({}),
    _getIdTokenResponse: askPasskey,
    _getReauthenticationResolver: askPasskey,
  };
  return credential;
}

/** Signs in with a passkey, which names the account by itself. */
export const signInWithPasskey = (): Promise<void> =>
  act(async ({ auth, sdk }) => {
    const { user } = await sdk.signInWithCredential(auth, passkeyCredential());
    await openSession(await user.getIdToken());
  });

/** Proves again that it is you, with a passkey. */
export const proveWithPasskey = (): Promise<void> =>
  actAs(async (user, { sdk }) => {
    await sdk.reauthenticateWithCredential(user, passkeyCredential());
  });

/** Adds a passkey to the account that is signed in. */
export const addPasskey = (): Promise<void> => actAs(async (user) => makePasskey(await user.getIdToken()));

/** Takes one of its passkeys off. */
export const takePasskeyOff = (id: string): Promise<void> =>
  actAs(async (user) => removePasskey(await user.getIdToken(), id));
