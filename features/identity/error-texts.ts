/** The code that an error carries ('auth/…' from the SDK), or nothing. */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

const ofPassword = ['auth/password-does-not-meet-requirements', 'auth/weak-password'];

/** Whether an error is about a new password: then it is said beside its field. */
export const isAboutPassword = (error: unknown): boolean => ofPassword.includes(codeOf(error));

const wrongPair = 'This address and password do not belong together. Try again, or set a new password.';
const freshProof = 'For this we need to be sure it is you. Enter your password again.';
const deadLink = 'This link has been used already or is too old. Ask for a new one.';

/** What we say to a person, by the SDK's code. Each says what to do next. */
const texts: Readonly<Record<string, string>> = {
  'auth/password-does-not-meet-requirements': 'This password does not meet the rules below yet.',
  'auth/weak-password': 'This password is too easy to guess. Take a longer one that is not on every list.',
  'auth/missing-password': 'Write a password.',
  'auth/missing-recaptcha-token': 'Your browser had to solve a small puzzle first and could not. Try again.',
  'auth/invalid-recaptcha-token': 'The puzzle took too long to solve. Try again.',
  'auth/multi-factor-auth-required': 'Enter the code from your authenticator app.',
  'auth/invalid-verification-code': 'This code is not right, or its half minute is over. Take the next one.',
  'auth/code-expired': 'This took longer than the sign-in waits. Sign in again.',
  'auth/network-request-failed': 'No connection to the sign-in service. Check your network and try again.',
  'auth/user-mismatch': 'That is another account than the one you are signed in with.',
  'auth/popup-blocked':
    'Your browser held the sign-in window back. Allow pop-ups for this site and try again.',
  'auth/popup-closed-by-user': 'The sign-in window was closed before it was done. Try again when you like.',
  'auth/cancelled-popup-request': 'Another sign-in window was opened; go on in that one.',
  'auth/unauthorized-domain': 'Sign-in is not set up for this address of the site. Tell us, please.',
  'auth/web-storage-unsupported':
    'Your browser lets this site keep nothing, so it cannot stay signed in. Allow cookies and site data.',
  'auth/invalid-api-key': 'Sign-in is not set up correctly on our side. Tell us, please.',
  'auth/email-already-in-use': 'There is an account with this address. Sign in, or set a new password.',
  'auth/account-exists-with-different-credential':
    'There is an account with this address. Sign in with its password first, then link Google under Security.',
  'auth/credential-already-in-use': 'This Google account belongs to another account here.',
  'auth/provider-already-linked': 'A Google account is linked already.',
  'auth/invalid-email': 'Write the whole address, with an @ and a dot after it.',
  'auth/missing-email': 'Write your email address.',
  'auth/invalid-credential': wrongPair,
  'auth/wrong-password': wrongPair,
  'auth/user-not-found': wrongPair,
  'auth/user-disabled': 'This account is closed or blocked. Write to us if you think that is a mistake.',
  'auth/user-token-expired': 'You were signed out. Sign in again.',
  'auth/requires-recent-login': freshProof,
  'auth/too-many-requests': 'That was too often in a short time. Wait a few minutes, then try again.',
  'auth/operation-not-allowed': 'This way to sign in is switched off here.',
  'auth/admin-restricted-operation': 'Registration is closed here.',
  'auth/invalid-action-code': deadLink,
  'auth/expired-action-code': deadLink,
  'auth/unverified-email': 'Confirm your email address first; we can send you the link again.',
  'auth/passkey-not-given': 'No passkey was used. Try again, or sign in another way.',
  'auth/passkey-already-here': 'This device already has a passkey for your account.',
  'auth/unknown-passkey':
    'That passkey was removed from its account. Sign in another way, then add a new one under Security.',
  'auth/invalid-passkey': 'We couldn’t check that passkey. Try again, or sign in another way.',
  'auth/last-way-in': 'This passkey is the only way into your account. Set a password first.',
  'auth/maximum-second-factor-count-exceeded': 'An authenticator app is set up already.',
  'auth/second-factor-already-in-use': 'An authenticator app is set up already.',
};

/** What the server said to a password, which the SDK hands on as 'Firebase: … (auth/weak-password).'. */
const weakForm = /^Firebase: (.+) \(auth\/weak-password\)\.$/;

/** Beside the password, where an account was guessed at too often: what happened, and the ways in that are left. */
export const tooManyTries =
  'There have been too many wrong passwords, so new devices have to wait up to 15 minutes. Use a device you’ve signed in on before, or set a new password below.';

/** A helpful text for an error of the SDK; what is not known gets one that says what to do all the same. */
export function errorText(error: unknown): string {
  // Our own server's refusals are written for people.
  if (error instanceof Error && error.name === 'SessionError') return error.message;
  const weak = error instanceof Error ? weakForm.exec(error.message)?.[1] : undefined;
  if (weak) return weak;
  return texts[codeOf(error)] ?? 'That did not work, and nothing was changed. Try again in a minute.';
}
