import { and, eq, inArray } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/transaction.ts';
import { recordEvent } from '../../events/record.ts';
import { sendMail } from '../../outbox/outbox.ts';
import { services } from '../../services.ts';
import { demandPasswordOf } from '../demand-password.ts';
import { demand } from '../errors.ts';
import { endLogins, holdLogin, loginToken, renewLogin, requireLogin, requireRecent } from '../logins.ts';
import { passwordChangedMail } from '../mails.ts';
import { hashPassword } from '../password-hash.ts';
import { identityProviders, identityUsers } from '../tables.ts';
import type { User } from '../users.ts';
import { profileChanges, updatedAccount } from './profile.ts';
import type { UpdateFields } from './update-fields.ts';

/** Changes one's own account: name, picture, password, ways to sign in; a new password ends all other sign-ins. */
export async function updateOwn(idToken: string, fields: UpdateFields): Promise<object> {
  const token = await loginToken(idToken);
  const { user: before, login } = await requireLogin(services().database.db, token);
  if (fields.email) {
    const emailKey = emailKeyOf(fields.email);
    demand(emailKey, 'INVALID_EMAIL');
    demand(
      emailKey === before.emailKey,
      'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.',
    );
  }
  const removed = removedProviders(fields);
  if (fields.password || fields.validSince || removed.length > 0) requireRecent(login);
  if (fields.password) await demandPasswordOf(fields.password, before);
  const passwordHash = fields.password ? await hashPassword(fields.password) : null;
  return services().inTransaction(async (tx) => {
    const { user, login: still } = await holdLogin(tx, token);
    const changes = {
      ...profileChanges(fields),
      ...(removed.includes('password') ? { passwordHash: null } : {}),
      ...(passwordHash ? { passwordHash, passwordChangedAt: now() } : {}),
    };
    if (Object.keys(changes).length > 0)
      await tx.update(identityUsers).set(changes).where(eq(identityUsers.id, user.id));
    await removeProviders(tx, user, removed);
    await recordEvent(tx, {
      kind: kindOf(Boolean(passwordHash), removed),
      subject: `user:${user.id}`,
      actor: `user:${user.id}`,
    });
    if (!passwordHash && !fields.validSince) return updatedAccount(tx, { ...user, ...changes });
    const changed = await endLogins(tx, user.id, still.id);
    if (passwordHash && user.email)
      await sendMail(tx, {
        to: user.email,
        purpose: 'identity.password-changed',
        mail: passwordChangedMail(),
      });
    return updatedAccount(tx, changed, await renewLogin(tx, changed, still));
  });
}

function kindOf(newPassword: boolean, removed: readonly string[]) {
  if (newPassword) return 'identity.password-changed';
  return removed.length > 0 ? 'identity.way-removed' : 'identity.profile-changed';
}

function removedProviders(fields: UpdateFields): string[] {
  const attribute = fields.deleteAttribute?.includes('PASSWORD') ? ['password'] : [];
  return [...(fields.deleteProvider ?? []), ...attribute];
}

async function removeProviders(tx: Tx, user: User, removed: string[]): Promise<void> {
  if (removed.length === 0) return;
  await tx
    .delete(identityProviders)
    .where(and(eq(identityProviders.userId, user.id), inArray(identityProviders.providerId, removed)));
}
