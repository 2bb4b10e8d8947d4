import type { Handler } from './call.ts';
import { checkPassword } from './calls/check-password.ts';
import { deleteAccount } from './calls/delete-account.ts';
import { finishSignUp } from './calls/finish-sign-up.ts';
import { lookup } from './calls/lookup.ts';
import { finalizeEnrollment, startEnrollment, withdrawEnrollment } from './calls/mfa-enrollment.ts';
import { finalizeSignIn } from './calls/mfa-sign-in.ts';
import { addPasskey, startPasskey, takePasskeyOff } from './calls/passkey-enrolment.ts';
import { signInWithPasskey, startPasskeySignIn } from './calls/passkey-sign-in.ts';
import { createAuthUri, passwordPolicy, projects, recaptchaConfig } from './calls/project-info.ts';
import { makeRecoveryCodes, redeemRecoveryCode } from './calls/recovery.ts';
import { refuseWayBackCall } from './calls/refuse-way-back.ts';
import { resetPassword } from './calls/reset-password.ts';
import { sendOobCode } from './calls/send-oob-code.ts';
import { signInWithEmailLink } from './calls/sign-in-with-email-link.ts';
import { signInWithIdp } from './calls/sign-in-with-idp.ts';
import { signInWithPassword } from './calls/sign-in-with-password.ts';
import { signUp } from './calls/sign-up.ts';
import { startSignUp } from './calls/start-sign-up.ts';
import { token } from './calls/token.ts';
import { update } from './calls/update.ts';

/** Calls by the last part of their address; anything else is not found. */
type Calls = Readonly<Record<string, Handler | undefined>>;

const calls = (all: Record<string, Handler>): Calls => Object.assign(Object.create(null), all);

/** POST /v1/… */
export const accountCalls = calls({
  'accounts:signUp': signUp,
  'accounts:signInWithPassword': signInWithPassword,
  'accounts:signInWithIdp': signInWithIdp,
  'accounts:signInWithEmailLink': signInWithEmailLink,
  'accounts:lookup': lookup,
  'accounts:update': update,
  'accounts:sendOobCode': sendOobCode,
  'accounts:resetPassword': resetPassword,
  'accounts:delete': deleteAccount,
  'accounts:createAuthUri': createAuthUri,
  token,
});

/** POST /v2/accounts/… */
export const factorCalls = calls({
  'mfaEnrollment:start': startEnrollment,
  'mfaEnrollment:finalize': finalizeEnrollment,
  'mfaEnrollment:withdraw': withdrawEnrollment,
  'mfaSignIn:finalize': finalizeSignIn,
});

/** GET /v1/projects and GET /v2/… */
export const readCalls = calls({ projects, passwordPolicy, recaptchaConfig });

/** POST /api/identity/…: what the SDK has no call for. */
export const ownCalls = calls({
  recovery: redeemRecoveryCode,
  'recovery-codes': makeRecoveryCodes,
  'refuse-way-back': refuseWayBackCall,
  'start-sign-up': startSignUp,
  'finish-sign-up': finishSignUp,
  'check-password': checkPassword,
  'start-passkey': startPasskey,
  'add-passkey': addPasskey,
  'remove-passkey': takePasskeyOff,
  'start-passkey-sign-in': startPasskeySignIn,
  'sign-in-with-passkey': signInWithPasskey,
});
