import { keepIf } from '../../db/keep-if.ts';
import type { Tx } from '../../db/transaction.ts';
import { recordEvent } from '../../events/record.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { services } from '../../services.ts';
import type { Call } from '../call.ts';
import { limitMail } from '../limit-mail.ts';
import { resetMail, signInLinkMail } from '../mails.ts';
import { actionLink, makeCode } from '../oob-codes.ts';
import { findUserByEmail, type User } from '../users.ts';

async function mailReset(tx: Tx, user: User | null, email: string, continueUrl?: string): Promise<void> {
  const code = await makeCode(tx, { kind: 'PASSWORD_RESET', user, email });
  const mail = resetMail(actionLink('PASSWORD_RESET', code, continueUrl));
  await sendMail(tx, { to: email, purpose: 'identity.reset', mail });
}

/**
 * Emails the way to a new password, if the address has an account. If it has none, the same rows are written
 * and taken back, so that neither the answer nor its time tells.
 */
export async function sendReset(
  call: Call,
  email: string,
  continueUrl: string | undefined,
  captcha: string | null | undefined,
): Promise<void> {
  await limitMail(call, email, captcha);
  await services().inTransaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found && !found.disabled ? found : null;
    await keepIf(tx, user !== null, (inner) => mailReset(inner, user, email, continueUrl));
    await recordEvent(tx, {
      kind: 'identity.reset-asked',
      subject: user ? `user:${user.id}` : 'identity',
      actor: 'visitor',
    });
  });
}

/** Emails a link that signs in; to any address, because signing in with it opens an account where there is none. */
export async function sendSignInLink(
  call: Call,
  email: string,
  continueUrl: string | undefined,
  captcha: string | null | undefined,
): Promise<void> {
  await limitMail(call, email, captcha);
  await services().inTransaction(async (tx) => {
    const code = await makeCode(tx, { kind: 'EMAIL_SIGNIN', user: null, email });
    const mail = signInLinkMail(actionLink('EMAIL_SIGNIN', code, continueUrl));
    await sendMail(tx, { to: email, purpose: 'identity.sign-in-link', mail });
    await recordEvent(tx, { kind: 'identity.link-asked', subject: 'identity', actor: 'visitor' });
  });
}
