import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { keepIf } from '../../db/keep-if.ts';
import { recordEvent } from '../../events/record.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { services } from '../../services.ts';
import { authorizedDomains, type Call, fieldsOf, text } from '../call.ts';
import { demand } from '../errors.ts';
import { limitMail } from '../limit-mail.ts';
import { alreadySignedUpMail, signUpMail } from '../mails.ts';
import { actionLink, makeCode } from '../oob-codes.ts';
import { isFirstNotice } from '../told-once.ts';
import { findUserByEmail } from '../users.ts';
import { checkContinueUrl } from './send-oob-code.ts';

const schema = z.object({ email: text, continueUrl: text, captchaResponse: text });

/**
 * POST /api/identity/start-sign-up: emails the link with which an account is opened. Where the address has one,
 * its owner is told instead. Neither the answer nor what the database is asked tells which it was.
 */
export async function startSignUp(call: Call): Promise<object> {
  const fields = fieldsOf(schema, call);
  const { env } = services();
  demand(env.SMTP_URL, 'OPERATION_NOT_ALLOWED : This site can’t send email.');
  demand(fields.email, 'MISSING_EMAIL');
  const email = emailKeyOf(fields.email);
  demand(email, 'INVALID_EMAIL');
  const continueUrl = checkContinueUrl(fields.continueUrl, authorizedDomains(env));
  await limitMail(call, email, fields.captchaResponse);
  await services().inTransaction(async (tx) => {
    const owner = await findUserByEmail(tx, email);
    // For an address that is taken, the code is never sent to anyone.
    const code = await makeCode(tx, { kind: 'SIGN_UP', user: null, email });
    const first = await isFirstNotice(tx, 'sign-up', email);
    await keepIf(tx, !owner || first, (inner) =>
      sendMail(inner, {
        to: email,
        purpose: owner ? 'identity.sign-up-taken' : 'identity.sign-up',
        mail: owner ? alreadySignedUpMail(owner) : signUpMail(actionLink('SIGN_UP', code, continueUrl)),
      }),
    );
    await recordEvent(tx, { kind: 'identity.sign-up-asked', subject: 'identity', actor: 'visitor' });
  });
  return { email };
}
