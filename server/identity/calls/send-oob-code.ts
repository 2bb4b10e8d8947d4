import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { services } from '../../services.ts';
import { authorizedDomains, type Call, fieldsOf, text } from '../call.ts';
import { demand } from '../errors.ts';
import { loginToken } from '../logins.ts';
import { sendByAdmin } from './send-by-admin.ts';
import { sendChange } from './send-change.ts';
import { sendReset, sendSignInLink } from './send-reset.ts';
import { sendVerification } from './send-verification.ts';

const schema = z.object({
  requestType: text,
  email: text,
  idToken: text,
  newEmail: text,
  continueUrl: text,
  returnOobLink: z.boolean().nullish(),
  captchaResp: text,
  captchaResponse: text,
});

/** Where the page from an email may redirect afterwards: only to our own hosts. */
export function checkContinueUrl(given: string | null | undefined, domains: string[]): string | undefined {
  if (!given) return undefined;
  const url = URL.canParse(given) ? new URL(given) : null;
  demand(url && /^https?:$/.test(url.protocol), 'INVALID_CONTINUE_URI : Not an absolute web address');
  demand(domains.includes(url.hostname), 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
  return given;
}

/** POST accounts:sendOobCode: emails a code for one of the SDK's purposes. */
export async function sendOobCode(call: Call): Promise<object> {
  const fields = fieldsOf(schema, call);
  const { requestType: kind } = fields;
  demand(kind && kind !== 'OOB_REQ_TYPE_UNSPECIFIED', 'MISSING_REQ_TYPE');
  demand(!fields.returnOobLink || call.admin, 'INSUFFICIENT_PERMISSION');
  const continueUrl = checkContinueUrl(fields.continueUrl, authorizedDomains(services().env));
  const answer = (email: string, more: object = {}) => ({
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email,
    ...more,
  });
  const captcha = fields.captchaResp ?? fields.captchaResponse;

  if (kind === 'PASSWORD_RESET' || kind === 'EMAIL_SIGNIN' || (call.admin && !fields.idToken)) {
    demand(fields.email, 'MISSING_EMAIL');
    const email = emailKeyOf(fields.email);
    demand(email, 'INVALID_EMAIL');
    if (call.admin && fields.returnOobLink)
      return answer(email, await sendByAdmin(kind, email, fields.newEmail, continueUrl));
    demand(kind === 'PASSWORD_RESET' || kind === 'EMAIL_SIGNIN', 'INVALID_REQ_TYPE');
    const send = kind === 'PASSWORD_RESET' ? sendReset : sendSignInLink;
    await send(call, email, continueUrl, captcha);
    return answer(email);
  }
  demand(kind === 'VERIFY_EMAIL' || kind === 'VERIFY_AND_CHANGE_EMAIL', 'INVALID_REQ_TYPE');
  const token = await loginToken(fields.idToken);
  if (kind === 'VERIFY_EMAIL') return answer(await sendVerification(token, continueUrl));
  demand(fields.newEmail, 'MISSING_NEW_EMAIL');
  const newEmail = emailKeyOf(fields.newEmail);
  demand(newEmail, 'INVALID_NEW_EMAIL');
  return answer(await sendChange(token, newEmail, continueUrl), { newEmail });
}
