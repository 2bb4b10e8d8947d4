import type { Mail } from '../mail/template.ts';
import { services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import type { User } from './users.ts';

const name = (): string => readSettings().brand.name;
const notYou = (text: string) => ({ kind: 'small' as const, text });
const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const secure = (): string => `If it wasn’t you, choose a new password: ${services().env.PUBLIC_URL}/sign-in`;

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
    'Click the button to show that this address is yours. It works for ten minutes.',
    'Confirm this address',
    url,
    'If you didn’t create an account, you can ignore this email.',
  );

/** Lets the owner of an address open an account. */
export const signUpMail = (url: string): Mail =>
  withButton(
    `Finish your account at ${name()}`,
    'Choose a name and a password, and your account is ready. The button works once, for one hour.',
    'Finish your account',
    url,
    'If you didn’t ask for an account, you can ignore this email. We create nothing until you use the button.',
  );

/** Tells the owner of an account that somebody wanted to open another one with its address. */
export const alreadySignedUpMail = ({ disabled }: Pick<User, 'disabled'>): Mail =>
  withButton(
    `You already have an account at ${name()}`,
    disabled
      ? 'Someone, most likely you, tried to sign up with your address. It already has an account, but that account is closed or blocked. Write to us if you want to use it again.'
      : 'Someone, most likely you, tried to sign up with your address. You already have an account: sign in with your password, or choose “Set a new password” on the same page.',
    disabled ? 'Write to us' : 'Sign in',
    `${services().env.PUBLIC_URL}${disabled ? '/contact-us' : '/sign-in'}`,
    'If it wasn’t you, you can ignore this email. Nothing about your account has changed.',
  );

/** Lets somebody choose a new password. */
export const resetMail = (url: string): Mail =>
  withButton(
    `Choose a new password for ${name()}`,
    'Someone, most likely you, asked for a new password. The button works once, for one hour.',
    'Choose a new password',
    url,
    'If it wasn’t you, you can ignore this email. Your password stays as it is.',
  );

/** Signs somebody in without a password. */
export const signInLinkMail = (url: string): Mail =>
  withButton(
    `Sign in to ${name()}`,
    'Use the button to sign in. It works once, for ten minutes.',
    'Sign in',
    url,
    'If you didn’t ask for this, you can ignore this email.',
  );

/** Asks at the new address whether it may become the account's. */
export const newAddressMail = (url: string): Mail =>
  withButton(
    `Confirm your new address for ${name()}`,
    'Someone, most likely you, wants to use this address for an account. The button works for ten minutes.',
    'Use this address',
    url,
    'If it wasn’t you, you can ignore this email.',
  );

/** Asks at the old address whether the account may move away. */
export const oldAddressMail = (url: string, newEmail: string): Mail =>
  withButton(
    `Confirm the change of your address for ${name()}`,
    `Someone, most likely you, asked to move your account to ${newEmail}. This happens once both addresses have confirmed it, within ten minutes.`,
    'Change my address',
    url,
    secure(),
  );

/** Tells the owner of an account that another account was to be moved to its address. */
export const takenAddressMail = (): Mail =>
  notice(
    `Your address was entered for another account at ${name()}`,
    'Someone wants to use your address for another account. It already belongs to your account, so nothing has changed.',
    'If it was you, sign in with this address, or first close the account that has it. If not, you can ignore this email.',
  );

/** Tells the old address that the account has moved. */
export const movedMail = (newEmail: string): Mail =>
  notice(`Your address for ${name()} was changed`, `Your account now belongs to ${newEmail}.`);

/** Tells of a sign-in from a browser that was not seen before. */
export const newDeviceMail = (device: string, at: Date): Mail =>
  notice(
    `New sign-in to ${name()}`,
    `Someone signed in to your account from a new browser: ${device}, ${moment(at)}.`,
  );

/** Tells that a sign-in was ended because an old token of it came back. */
export const reusedTokenMail = (at: Date): Mail =>
  notice(
    `We signed you out of ${name()} in one browser`,
    `On ${moment(at)} someone used an outdated key from one of your sign-ins. It may have been copied, so we ended that sign-in. A dropped connection can also cause this.`,
    `Please sign in again. If you haven’t used ${name()} lately, choose a new password: ${services().env.PUBLIC_URL}/sign-in`,
  );

/** Tells that the password is another one. */
export const passwordChangedMail = (): Mail =>
  notice(`Your password for ${name()} was changed`, 'We’ve signed you out in all other browsers.');

/** Tells that a second factor was added or taken away. */
export const factorMail = (change: 'added' | 'removed'): Mail =>
  notice(
    `Two-step sign-in was turned ${change === 'added' ? 'on' : 'off'} for ${name()}`,
    change === 'added'
      ? 'From now on you also need a code from your app to sign in. Keep your recovery codes in a safe place.'
      : 'You no longer need a code from an app to sign in.',
  );

/** Tells that a passkey was added or taken away; `device` is the browser it was made in. */
export const passkeyMail = (change: 'added' | 'removed', device: string): Mail =>
  notice(
    `A passkey was ${change} for ${name()}`,
    change === 'added'
      ? `You can now sign in with a passkey created in ${device}.`
      : `The passkey created in ${device} no longer works for your account.`,
    `If it wasn’t you, remove any passkeys you don’t recognise under Security and choose a new password: ${services().env.PUBLIC_URL}/account/security`,
  );

/** Tells that a recovery code let somebody in. */
export const recoveryUsedMail = (left: number): Mail =>
  notice(
    `A recovery code was used for ${name()}`,
    `Someone signed in with one of your recovery codes. You have ${left} ${left === 1 ? 'code' : 'codes'} left.`,
  );

/** Tells that staff will take the second factor away, and how to stop it. */
export const wayBackMail = (url: string, readyAt: Date): Mail =>
  withButton(
    `Two-step sign-in for ${name()} will be turned off`,
    `Someone told us that the phone and recovery codes for your account are lost. From ${moment(readyAt)} we may turn off two-step sign-in, so you can sign in with just your password.`,
    'Stop this, it wasn’t me',
    url,
    'If you asked for this, there’s nothing to do. We’ll email you again when it’s done.',
  );

/** Tells that the way back is open: the second factor is gone. */
export const wayBackDoneMail = (): Mail =>
  notice(
    `Two-step sign-in for ${name()} is off`,
    'We’ve signed you out in all browsers. Choose a new password, sign in, and turn two-step sign-in back on.',
    `Choose a new password: ${services().env.PUBLIC_URL}/sign-in`,
  );

/** Tells that a Google user took over an account whose address nobody had confirmed. */
export const takenOverMail = (): Mail =>
  notice(
    `You now sign in to ${name()} with Google`,
    'There was already an account with your address, but nobody had confirmed the address. The account is now yours, and its old password no longer works.',
    'You can choose a password with “Set a new password” on the sign-in page.',
  );
