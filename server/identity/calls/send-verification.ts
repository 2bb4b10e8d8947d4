import { recordEvent } from '../../events/record.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { services } from '../../services.ts';
import { countOne } from '../attempts.ts';
import { demand } from '../errors.ts';
import { holdLogin, type LoginToken } from '../logins.ts';
import { verifyMail } from '../mails.ts';
import { actionLink, makeCode } from '../oob-codes.ts';

/** Emails the question whether the address is the account owner's; as often as asked, within reason. */
export async function sendVerification(token: LoginToken, continueUrl: string | undefined): Promise<string> {
  const used = await countOne(services().database.db, 'verify-mail', token.user);
  demand(used <= 5, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  return services().inTransaction(async (tx) => {
    const { user } = await holdLogin(tx, token);
    demand(user.email, 'MISSING_EMAIL');
    const code = await makeCode(tx, { kind: 'VERIFY_EMAIL', user, email: user.email });
    const mail = verifyMail(actionLink('VERIFY_EMAIL', code, continueUrl));
    await sendMail(tx, { to: user.email, purpose: 'identity.verify', mail });
    await recordEvent(tx, {
      kind: 'identity.verification-sent',
      subject: `user:${user.id}`,
      actor: `user:${user.id}`,
    });
    return user.email;
  });
}
