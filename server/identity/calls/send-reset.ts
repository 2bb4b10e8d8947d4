import { networkOf } from '#lib/network.ts';
import type { Tx } from '../../db/transaction.ts';
import { recordEvent } from '../../events/record.ts';
import { ground } from '../../ground.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { countOne } from '../attempts.ts';
import type { Call } from '../call.ts';
import { demand } from '../errors.ts';
import { demandPuzzle, limitNetwork } from '../limit-call.ts';
import { resetMail, signInLinkMail } from '../mails.ts';
import { actionLink, makeCode } from '../oob-codes.ts';
import { findUserByEmail, type User } from '../users.ts';

/** Few mails to one address for one network; a puzzle when the whole world asks for that address. Unknown ones count alike. */
async function limit(call: Call, email: string, captcha: string | null | undefined): Promise<void> {
  const { db } = ground().database;
  await limitNetwork('mail', call, captcha, { puzzle: 10, closed: 60 });
  const fromHere = await countOne(db, 'mail-pair', email, networkOf(call.address));
  demand(fromHere <= 5, 'RESET_PASSWORD_EXCEED_LIMIT');
  if ((await countOne(db, 'mail-account', email)) > 10) await demandPuzzle(call, captcha);
}

async function mailReset(tx: Tx, user: User | null, email: string, continueUrl?: string): Promise<void> {
  const code = await makeCode(tx, { kind: 'PASSWORD_RESET', user, email });
  const mail = resetMail(actionLink('PASSWORD_RESET', code, continueUrl));
  await sendMail(tx, { to: email, purpose: 'identity.reset', mail });
}

/**
 * Mails the way to a new password, if the address has an account. If it has none, the same rows are written
 * and taken back, so that neither the answer nor its time tells.
 */
export async function sendReset(
  call: Call,
  email: string,
  continueUrl: string | undefined,
  captcha: string | null | undefined,
): Promise<void> {
  await limit(call, email, captcha);
  await ground().inTransaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found && !found.disabled ? found : null;
    if (user) await mailReset(tx, user, email, continueUrl);
    else {
      await tx
        .transaction(async (inner) => {
          await mailReset(inner, null, email, continueUrl);
          inner.rollback();
        })
        .catch(() => {});
    }
    await recordEvent(tx, {
      kind: 'identity.reset-asked',
      subject: user ? `user:${user.id}` : 'identity',
      actor: 'visitor',
    });
  });
}

/** Mails a link that signs in; to any address, because signing in with it opens an account where there is none. */
export async function sendSignInLink(
  call: Call,
  email: string,
  continueUrl: string | undefined,
  captcha: string | null | undefined,
): Promise<void> {
  await limit(call, email, captcha);
  await ground().inTransaction(async (tx) => {
    const code = await makeCode(tx, { kind: 'EMAIL_SIGNIN', user: null, email });
    const mail = signInLinkMail(actionLink('EMAIL_SIGNIN', code, continueUrl));
    await sendMail(tx, { to: email, purpose: 'identity.sign-in-link', mail });
    await recordEvent(tx, { kind: 'identity.link-asked', subject: 'identity', actor: 'visitor' });
  });
}
