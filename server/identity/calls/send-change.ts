import { keepIf } from '../../db/keep-if.ts';
import { recordEvent } from '../../events/record.ts';
import { newId } from '../../ids.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { services } from '../../services.ts';
import { countOne } from '../attempts.ts';
import { demand } from '../errors.ts';
import { holdLogin, type LoginToken, requireRecent } from '../logins.ts';
import { newAddressMail, oldAddressMail, takenAddressMail } from '../mails.ts';
import { actionLink, makeCode } from '../oob-codes.ts';
import { isFirstNotice } from '../told-once.ts';
import { findUserByEmail } from '../users.ts';

/**
 * Asks both addresses whether the account may move. An old address that nobody ever confirmed is not asked:
 * it may be the typing error that is being mended. Where the new one has an account already, its owner is told
 * instead of asked, once a day; all else is as with a free one, so that the change waits for an agreement that
 * never comes, and whoever asked for it does not learn why.
 */
export async function sendChange(
  token: LoginToken,
  newEmail: string,
  continueUrl: string | undefined,
): Promise<string> {
  const used = await countOne(services().database.db, 'change-mail', token.user);
  demand(used <= 5, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  return services().inTransaction(async (tx) => {
    const { user, login } = await holdLogin(tx, token);
    requireRecent(login);
    demand(user.email, 'MISSING_EMAIL');
    const owner = await findUserByEmail(tx, newEmail);
    const first = await isFirstNotice(tx, 'change', newEmail);
    const half = {
      kind: 'VERIFY_AND_CHANGE_EMAIL',
      user,
      email: user.email,
      newEmail,
      changeId: newId(),
    } as const;
    const link = async () => actionLink(half.kind, await makeCode(tx, half), continueUrl);
    const newLink = await link();
    await keepIf(tx, !owner || first, (inner) =>
      sendMail(inner, {
        to: newEmail,
        purpose: owner ? 'identity.change-taken' : 'identity.change-new',
        mail: owner ? takenAddressMail() : newAddressMail(newLink),
      }),
    );
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
