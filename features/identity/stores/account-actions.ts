import { keepAskedAddress } from '../client/asked-address.ts';
import { ownCall } from '../client/own-calls.ts';
import { openSession } from '../client/session.ts';
import { act, actAs, popupResolver } from './identity-store.ts';

// What the owner of an account does with it. Each of these follows the rule of `act`.

/** Changes the name (and the picture) that the site shows. */
export const changeProfile = (profile: { displayName?: string; photoURL?: string }): Promise<void> =>
  actAs(async (user, { sdk }) => {
    await sdk.updateProfile(user, profile);
    // The header reads the name from the session.
    await openSession(await user.getIdToken(true));
  });

/** Proves again that it is you, with the password, for what cannot be undone. */
export const proveWithPassword = (password: string): Promise<void> =>
  actAs(async (user, { sdk }) => {
    const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
    await sdk.reauthenticateWithCredential(user, credential);
  });

/** Proves again that it is you, with the Google account that is linked. */
export const proveWithGoogle = (): Promise<void> =>
  actAs(async (user, identity) => {
    const { sdk } = identity;
    await sdk.reauthenticateWithPopup(user, new sdk.GoogleAuthProvider(), popupResolver(identity));
  });

/** Sets a new password; every other sign-in ends. */
export const changePassword = (password: string): Promise<void> =>
  actAs(async (user, { sdk }) => {
    await sdk.updatePassword(user, password);
    await openSession(await user.getIdToken());
  });

/** Emails the link that confirms the address. */
export const sendConfirmation = (): Promise<void> =>
  actAs((user, { sdk }) => sdk.sendEmailVerification(user));

/** Emails links to the new and the old address; the change counts when both were opened. */
export const changeEmail = (email: string): Promise<void> =>
  actAs((user, { sdk }) => sdk.verifyBeforeUpdateEmail(user, email));

/** Links a Google account, so that it opens this account too. */
export const linkGoogle = (): Promise<void> =>
  actAs(async (user, identity) => {
    const { sdk } = identity;
    await sdk.linkWithPopup(user, new sdk.GoogleAuthProvider(), popupResolver(identity));
  });

/** Takes the Google account off again. */
export const unlinkGoogle = (): Promise<void> =>
  actAs(async (user, { sdk }) => {
    await sdk.unlink(user, 'google.com');
  });

/** Deletes the account at the identity service. */
export const deleteAccount = (): Promise<void> => actAs((user, { sdk }) => sdk.deleteUser(user));

/** Emails the link with which an account is opened, and which leads back to a path; says nothing of whether the address is known. */
export const startSignUp = (email: string, back: string): Promise<void> =>
  act(async (_, captchaResponse) => {
    const continueUrl = new URL(back, location.origin).href;
    await ownCall('start-sign-up', { email, continueUrl, captchaResponse });
  });

/** Emails a link for setting a new password; says nothing of whether the address is known. */
export const sendReset = (email: string): Promise<void> =>
  act(({ auth, sdk }) => sdk.sendPasswordResetEmail(auth, email));

/** Emails a link that signs in and leads back to a path; says nothing of whether the address is known. */
export const sendSignInLink = (email: string, back: string): Promise<void> =>
  act(async ({ auth, sdk }) => {
    const url = new URL(back, location.origin).href;
    await sdk.sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
    keepAskedAddress(email);
  });
