import { emailKeyOf } from '#lib/mail/email-key.ts';
import { recordEvent } from '../../events/record.ts';
import { services } from '../../services.ts';
import { demand } from '../errors.ts';
import { actionLink, makeCode, type OobKind } from '../oob-codes.ts';
import { findUserByEmail } from '../users.ts';

const kinds: Record<string, OobKind> = {
  PASSWORD_RESET: 'PASSWORD_RESET',
  VERIFY_EMAIL: 'VERIFY_EMAIL',
  VERIFY_AND_CHANGE_EMAIL: 'VERIFY_AND_CHANGE_EMAIL',
  EMAIL_SIGNIN: 'EMAIL_SIGNIN',
};

/** Gives an administrator the link instead of mailing it. */
export async function sendByAdmin(
  type: string,
  email: string,
  givenNewEmail: string | null | undefined,
  continueUrl: string | undefined,
): Promise<{ oobCode: string; oobLink: string }> {
  const kind = kinds[type];
  demand(kind, 'INVALID_REQ_TYPE');
  const newEmail = givenNewEmail ? emailKeyOf(givenNewEmail) : null;
  demand(kind !== 'VERIFY_AND_CHANGE_EMAIL' || newEmail, 'MISSING_NEW_EMAIL');
  return services().inTransaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    demand(user || kind === 'EMAIL_SIGNIN', kind === 'PASSWORD_RESET' ? 'EMAIL_NOT_FOUND' : 'USER_NOT_FOUND');
    const oobCode = await makeCode(tx, { kind, user, email, ...(newEmail ? { newEmail } : {}) });
    await recordEvent(tx, {
      kind: 'identity.link-made',
      subject: user ? `user:${user.id}` : 'identity',
      actor: 'admin',
      data: { type },
    });
    return { oobCode, oobLink: actionLink(kind, oobCode, continueUrl) };
  });
}
