import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { services } from '../../services.ts';
import { authorizedDomains, type Call, fieldsOf, text } from '../call.ts';
import { passwordRules } from '../demand-password.ts';
import { demand } from '../errors.ts';
import { policyAnswer } from '../password-policy.ts';

/** GET /v1/projects: where popups may come from. */
export async function projects(): Promise<object> {
  const { env } = services();
  return { projectId: env.IDENTITY_PROJECT_ID, authorizedDomains: authorizedDomains(env) };
}

/** GET /v2/passwordPolicy. */
export async function passwordPolicy(): Promise<object> {
  return policyAnswer(passwordRules());
}

/**
 * GET /v2/recaptchaConfig. OFF, because with ENFORCE the SDK would solve a puzzle before every sign-in;
 * when one is needed the call itself says MISSING_RECAPTCHA_TOKEN.
 */
export async function recaptchaConfig(): Promise<object> {
  return {
    recaptchaKey: `projects/${services().env.IDENTITY_PROJECT_ID}/keys/proof-of-work`,
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  };
}

const schema = z.object({ identifier: text, continueUri: text });

/** POST accounts:createAuthUri: would tell who has an account, so it tells nothing. */
export async function createAuthUri(call: Call): Promise<object> {
  const { identifier, continueUri } = fieldsOf(schema, call);
  demand(identifier, 'MISSING_IDENTIFIER');
  demand(continueUri, 'MISSING_CONTINUE_URI');
  demand(emailKeyOf(identifier), 'INVALID_IDENTIFIER');
  demand(URL.canParse(continueUri), 'INVALID_CONTINUE_URI');
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId: randomBytes(20).toString('base64url'),
  };
}
