import type { Is } from '#lib/files/shape.ts';
import { answerOf, refusalOf } from '#lib/forms/answer.ts';
import { authError } from './popup-resolver.ts';

// Calls beside the SDK's answer in its manner: `INVALID_CODE` is its `auth/invalid-verification-code`.
const codes: Readonly<Record<string, string>> = {
  INVALID_CODE: 'auth/invalid-verification-code',
  INVALID_MFA_PENDING_CREDENTIAL: 'auth/code-expired',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'auth/requires-recent-login',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  RESET_PASSWORD_EXCEED_LIMIT: 'auth/too-many-requests',
  MISSING_RECAPTCHA_TOKEN: 'auth/missing-recaptcha-token',
  INVALID_RECAPTCHA_TOKEN: 'auth/invalid-recaptcha-token',
  MISSING_EMAIL: 'auth/missing-email',
  INVALID_EMAIL: 'auth/invalid-email',
  EMAIL_EXISTS: 'auth/email-already-in-use',
  WEAK_PASSWORD: 'auth/weak-password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'auth/password-does-not-meet-requirements',
  INVALID_OOB_CODE: 'auth/invalid-action-code',
  EXPIRED_OOB_CODE: 'auth/expired-action-code',
  INVALID_PASSKEY: 'auth/invalid-passkey',
  PASSKEY_NOT_FOUND: 'auth/unknown-passkey',
  SESSION_EXPIRED: 'auth/passkey-not-given',
  LAST_WAY_IN: 'auth/last-way-in',
  USER_DISABLED: 'auth/user-disabled',
  TOKEN_EXPIRED: 'auth/user-token-expired',
  OPERATION_NOT_ALLOWED: 'auth/operation-not-allowed',
};

async function send(name: string, body: object): Promise<Response> {
  const answer = await fetch(`/api/identity/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw authError('auth/network-request-failed');
  });
  if (answer.ok) return answer;
  const { message = '' } = await refusalOf(answer);
  const [word = '', text] = message.split(' : ');
  const code = codes[word] ?? 'auth/internal-error';
  throw Object.assign(authError(code), text ? { message: `Firebase: ${text} (${code}).` } : {});
}

/** Calls the identity service for what the SDK has no call for; throws errors as the SDK does. */
export async function ownCall(name: string, body: object): Promise<void> {
  await send(name, body);
}

/** The same for a call whose answer matters; the check says what it must be. */
export const askOwn = async <Answer>(name: string, body: object, isAnswer: Is<Answer>): Promise<Answer> =>
  answerOf(await send(name, body), isAnswer);
