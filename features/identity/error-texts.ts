/** The code that an error carries ('auth/…' from the SDK), or nothing. */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

const ofPassword = ['auth/password-does-not-meet-requirements', 'auth/weak-password'];

/** Whether an error is about a new password: then it is said beside its field. */
export const isAboutPassword = (error: unknown): boolean => ofPassword.includes(codeOf(error));

const wrongPair = 'That email address and password don’t match. Try again, or set a new password.';
const freshProof = 'We need to check that it’s you. Enter your password again.';
const deadLink = 'This link has already been used or has expired. Ask for a new one.';

/** What we say to a person, by the SDK's code. Each says what to do next. */
const texts: Readonly<Record<string, string>> = {
  'auth/password-does-not-meet-requirements': 'This password doesn’t meet all the rules below yet.',
  'auth/weak-password': 'This password is too easy to guess. Choose a longer, less common one.',
  'auth/missing-password': 'Enter a password.',
  'auth/missing-recaptcha-token':
    'Your browser couldn’t solve the small puzzle that keeps bots out. Try again.',
  'auth/invalid-recaptcha-token': 'The puzzle took too long to solve. Try again.',
  'auth/multi-factor-auth-required': 'Enter the code from your authenticator app.',
  'auth/invalid-verification-code': 'That code is wrong or has expired. Enter the one your app shows now.',
  'auth/code-expired': 'That took too long, so your sign-in expired. Sign in again.',
  'auth/network-request-failed':
    'We couldn’t reach the sign-in service. Check your connection and try again.',
  'auth/user-mismatch': 'That isn’t the account you’re signed in with.',
  'auth/popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'auth/popup-closed-by-user':
    'The sign-in window was closed before you finished. Try again when you’re ready.',
  'auth/cancelled-popup-request': 'Another sign-in window is open. Continue in that one.',
  'auth/unauthorized-domain': 'Sign-in isn’t set up for this web address. Please let us know.',
  'auth/web-storage-unsupported':
    'Your browser blocks storage for this site, so you can’t stay signed in. Allow cookies and site data, then try again.',
  'auth/invalid-api-key': 'Sign-in isn’t set up correctly on our side. Please let us know.',
  'auth/email-already-in-use':
    'There’s already an account with this address. Sign in, or set a new password.',
  'auth/account-exists-with-different-credential':
    'There’s already an account with this address. Sign in with its password first, then link Google under Security.',
  'auth/credential-already-in-use': 'This Google account is already linked to another account here.',
  'auth/provider-already-linked': 'A Google account is already linked.',
  'auth/invalid-email': 'Enter a full email address, such as name@example.com.',
  'auth/missing-email': 'Enter your email address.',
  'auth/invalid-credential': wrongPair,
  'auth/wrong-password': wrongPair,
  'auth/user-not-found': wrongPair,
  'auth/user-disabled': 'This account is closed or blocked. Write to us if you think that’s a mistake.',
  'auth/user-token-expired': 'You’ve been signed out. Sign in again.',
  'auth/requires-recent-login': freshProof,
  'auth/too-many-requests': 'Too many attempts in a short time. Wait a few minutes, then try again.',
  'auth/operation-not-allowed': 'This way of signing in is switched off here.',
  'auth/admin-restricted-operation': 'New accounts can’t be created here at the moment.',
  'auth/invalid-action-code': deadLink,
  'auth/expired-action-code': deadLink,
  'auth/unverified-email': 'Confirm your email address first. We can send you the link again.',
  'auth/passkey-not-given': 'No passkey was used. Try again, or sign in another way.',
  'auth/passkey-already-here': 'This device already has a passkey for your account.',
  'auth/unknown-passkey':
    'That passkey was removed from its account. Sign in another way, then add a new one under Security.',
  'auth/invalid-passkey': 'We couldn’t check that passkey. Try again, or sign in another way.',
  'auth/last-way-in': 'You can only sign in with this passkey. Set a password first, then remove it.',
  'auth/maximum-second-factor-count-exceeded': 'An authenticator app is already set up.',
  'auth/second-factor-already-in-use': 'An authenticator app is already set up.',
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
  return texts[codeOf(error)] ?? 'Something went wrong and nothing was changed. Try again in a minute.';
}
