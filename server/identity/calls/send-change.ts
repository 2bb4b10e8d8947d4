import { recordEvent } from '../../events/record.ts';
import { ground } from '../../ground.ts';
import { newId } from '../../ids.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { countOne } from '../attempts.ts';
import { demand } from '../errors.ts';
import { holdLogin, type LoginToken, requireRecent } from '../logins.ts';
import { newAddressMail, oldAddressMail } from '../mails.ts';
import { actionLink, makeCode } from '../oob-codes.ts';
import { findUserByEmail } from '../users.ts';

/**
 * Asks both addresses whether the account may move. An old address that nobody ever confirmed is not asked:
 * it may be the typing error that is being mended.
 */
export async function sendChange(
  token: LoginToken,
  newEmail: string,
  continueUrl: string | undefined,
): Promise<string> {
  const used = await countOne(ground().database.db, 'change-mail', token.user);
  demand(used <= 5, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  return ground().inTransaction(async (tx) => {
    const { user, login } = await holdLogin(tx, token);
    requireRecent(login);
    demand(user.email, 'MISSING_EMAIL');
    demand(!(await findUserByEmail(tx, newEmail)), 'EMAIL_EXISTS');
    const half = {
      kind: 'VERIFY_AND_CHANGE_EMAIL',
      user,
      email: user.email,
      newEmail,
      changeId: newId(),
    } as const;
    const link = async () => actionLink(half.kind, await makeCode(tx, half), continueUrl);
    await sendMail(tx, {
      to: newEmail,
      purpose: 'identity.change-new',
      mail: newAddressMail(await link()),
    });
    if (user.emailVerified)
      await sendMail(tx, {
        to: user.email,
        purpose: 'identity.change-old',
        mail: oldAddressMail(await link(), newEmail),
      });
    await recordEvent(tx, {
      kind: 'identity.email-change-asked',
      subject: `user:${user.id}`,
      actor: `user:${user.id}`,
    });
    return user.email;
  });
}
