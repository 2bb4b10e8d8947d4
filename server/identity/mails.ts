import type { Mail } from '../mail/template.ts';
import { services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import type { User } from './users.ts';

const name = (): string => readSettings().brand.name;
const notYou = (text: string) => ({ kind: 'small' as const, text });
const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const secure = (): string => `If it was not you, choose a new password: ${services().env.PUBLIC_URL}/sign-in`;

function withButton(subject: string, text: string, label: string, url: string, small: string): Mail {
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text },
      { kind: 'button', label, url },
      notYou(small),
    ],
  };
}

const notice = (subject: string, text: string, small = secure()): Mail => ({
  subject,
  blocks: [{ kind: 'heading', text: subject }, { kind: 'paragraph', text }, notYou(small)],
});

/** Asks whether the address is the account owner's. */
export const verifyMail = (url: string): Mail =>
  withButton(
    `Confirm your address for ${name()}`,
    'One press shows that this address is yours. The button works for ten minutes.',
    'Confirm this address',
    url,
    'Did you not open an account? Then do nothing.',
  );

/** Lets the owner of an address open an account. */
export const signUpMail = (url: string): Mail =>
  withButton(
    `Finish your account at ${name()}`,
    'Choose a name and a password, and your account is ready. The button works once, for one hour.',
    'Finish your account',
    url,
    "If you didn't ask for an account, you can ignore this email: without the button nothing is created.",
  );

/** Tells the owner of an account that somebody wanted to open another one with its address. */
export const alreadySignedUpMail = ({ disabled }: Pick<User, 'disabled'>): Mail =>
  withButton(
    `You already have an account at ${name()}`,
    disabled
      ? 'Somebody, most likely you, tried to sign up with your address. There is an account with it already, but it is closed or blocked. Write to us if you want to use it again.'
      : 'Somebody, most likely you, tried to sign up with your address. You already have an account: sign in with your password, or choose "Set a new password" on the same page.',
    disabled ? 'Write to us' : 'Sign in',
    `${services().env.PUBLIC_URL}${disabled ? '/contact-us' : '/sign-in'}`,
    "If it wasn't you, you can ignore this email: nothing about your account has changed.",
  );

/** Lets somebody choose a new password. */
export const resetMail = (url: string): Mail =>
  withButton(
    `Choose a new password for ${name()}`,
    'Somebody, most likely you, forgot the password. The button works once, for one hour.',
    'Choose a new password',
    url,
    'Was it not you? Then do nothing: your password stays as it is.',
  );

/** Signs somebody in without a password. */
export const signInLinkMail = (url: string): Mail =>
  withButton(
    `Sign in to ${name()}`,
    'The button signs you in, once, within ten minutes.',
    'Sign in',
    url,
    'Did you not ask for this? Then do nothing.',
  );

/** Asks at the new address whether it may become the account's. */
export const newAddressMail = (url: string): Mail =>
  withButton(
    `Confirm your new address for ${name()}`,
    'An account is to be moved to this address. The button works for ten minutes.',
    'Use this address',
    url,
    'Do you know nothing of this? Then do nothing.',
  );

/** Asks at the old address whether the account may move away. */
export const oldAddressMail = (url: string, newEmail: string): Mail =>
  withButton(
    `Confirm the change of your address for ${name()}`,
    `Your account is to move to ${newEmail}. It happens once both addresses have agreed, within ten minutes.`,
    'Yes, change it',
    url,
    secure(),
  );

/** Tells the owner of an account that another account was to be moved to its address. */
export const takenAddressMail = (): Mail =>
  notice(
    `Your address was entered for another account at ${name()}`,
    'Somebody wants to use your address for another account. It belongs to your account already, so nothing has changed.',
    'If it was you, sign in with this address, or close the account that has it first. If not, you can ignore this email.',
  );

/** Tells the old address that the account has moved. */
export const movedMail = (newEmail: string): Mail =>
  notice(`Your address for ${name()} was changed`, `Your account now belongs to ${newEmail}.`);

/** Tells of a sign-in from a browser that was not seen before. */
export const newDeviceMail = (device: string, at: Date): Mail =>
  notice(`New sign-in to ${name()}`, `Your account was used from a new browser: ${device}, ${moment(at)}.`);

/** Tells that a sign-in was ended because an old token of it came back. */
export const reusedTokenMail = (at: Date): Mail =>
  notice(
    `We signed you out of ${name()} in one browser`,
    `On ${moment(at)} somebody used an old, already replaced key of one of your sign-ins. It may have been copied, so that sign-in no longer works anywhere. A connection that broke off can cause this too.`,
    `Please sign in again. If you have not used ${name()} lately, choose a new password: ${services().env.PUBLIC_URL}/sign-in`,
  );

/** Tells that the password is another one. */
export const passwordChangedMail = (): Mail =>
  notice(
    `Your password for ${name()} was changed`,
    'All other browsers that were signed in have been signed out.',
  );

/** Tells that a second factor was added or taken away. */
export const factorMail = (change: 'added' | 'removed'): Mail =>
  notice(
    `Two-step sign-in was turned ${change === 'added' ? 'on' : 'off'} for ${name()}`,
    change === 'added'
      ? 'From now on signing in also asks for a code from your app. Keep your recovery codes in a safe place.'
      : 'Signing in no longer asks for a code from an app.',
  );

/** Tells that a passkey was added or taken away; `device` is the browser it was made in. */
export const passkeyMail = (change: 'added' | 'removed', device: string): Mail =>
  notice(
    `A passkey was ${change} for ${name()}`,
    change === 'added'
      ? `A passkey made in ${device} now signs in to your account.`
      : `The passkey made in ${device} no longer signs in to your account.`,
    `If it was not you, remove passkeys you do not know under Security, and choose a new password: ${services().env.PUBLIC_URL}/account/security`,
  );

/** Tells that a recovery code let somebody in. */
export const recoveryUsedMail = (left: number): Mail =>
  notice(
    `A recovery code was used for ${name()}`,
    `Somebody signed in with it. You have ${left} codes left.`,
  );

/** Tells that staff will take the second factor away, and how to stop it. */
export const wayBackMail = (url: string, readyAt: Date): Mail =>
  withButton(
    `Two-step sign-in for ${name()} will be turned off`,
    `Somebody told us that phone and recovery codes of your account are lost. From ${moment(readyAt)} on we may turn two-step sign-in off, so that your password alone lets you in.`,
    'Stop this: it was not me',
    url,
    'Did you ask for it? Then wait until then; you will get another mail.',
  );

/** Tells that the way back is open: the second factor is gone. */
export const wayBackDoneMail = (): Mail =>
  notice(
    `Two-step sign-in for ${name()} is off`,
    'All browsers were signed out. Choose a new password, sign in, and turn two-step sign-in on again.',
    `Choose a new password: ${services().env.PUBLIC_URL}/sign-in`,
  );

/** Tells that a Google user took over an account whose address nobody had confirmed. */
export const takenOverMail = (): Mail =>
  notice(
    `You now sign in to ${name()} with Google`,
    'An account with your address existed, but nobody had shown that the address was theirs. It is yours now; its password no longer works.',
    'You can choose a password of your own with "Forgotten password".',
  );
