import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { mustHandOver } from '#server/companies/last-owner.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { endLogins } from '#server/identity/logins.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { holdUser } from '#server/identity/users.ts';
import type { Mail } from '#server/mail/template.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { noteClosing } from '#server/personal-data/closings.ts';
import { openRequest } from '#server/personal-data/requests.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { dataSubjectOf } from '../data-subject.ts';
import { graceDays, isRecent } from '../rules.ts';
import type { Visitor } from '../schema.ts';
import { sessions } from '../tables.server.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

function closedMail(purgeAt: Date, url: string): Mail {
  const { name } = readSettings().brand;
  return {
    subject: `Your account at ${name} is closed`,
    blocks: [
      { kind: 'heading', text: 'Your account is closed' },
      {
        kind: 'paragraph',
        text: `You have been signed out on every device. On ${day.format(purgeAt)} we’ll erase everything we keep about you, and after that nobody can bring it back.`,
      },
      { kind: 'button', label: 'Erase it now or reopen the account', url },
      { kind: 'small', text: 'If this wasn’t you, use the button to reopen the account before that day.' },
    ],
  };
}

const signInAgain = () =>
  new AppError({ status: 403, code: 'sign_in_again', message: 'Please sign in again first.' });
const handOver = () =>
  new AppError({
    status: 409,
    code: 'last_owner',
    message: 'You are the only owner of your company here. Make someone else an owner first, under People.',
  });

/** Closes an account whose person has just proved who they are: out at once, erased after some days or right away. Gives when. */
export async function closeAccount(visitor: Visitor, atOnce: boolean): Promise<Date> {
  const { env, inTransaction } = services();
  const at = now();
  if (!isRecent(visitor.authTime, at, env.IDENTITY_RECENT_LOGIN_S)) throw signInAgain();
  const person = dataSubjectOf(visitor);
  const purgeAt = atOnce ? at : new Date(at.getTime() + graceDays * 86_400_000);
  const { userId } = visitor;
  await inTransaction(async (tx) => {
    if (await mustHandOver(tx, userId)) throw handOver();
    if (await holdUser(tx, userId)) {
      await tx.update(identityUsers).set({ disabled: true }).where(eq(identityUsers.id, userId));
      await endLogins(tx, userId);
    }
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await noteClosing(tx, { ...person, purgeAt });
    const actor = `user:${userId}`;
    await recordEvent(tx, { kind: 'account.closed', subject: actor, actor, data: { atOnce } });
    const [emailKey] = person.emailKeys;
    if (atOnce || !emailKey || !visitor.email) return;
    const url = await openRequest(tx, { email: visitor.email, emailKey, expiresAt: purgeAt });
    await sendMail(tx, { to: visitor.email, purpose: 'account.closed', mail: closedMail(purgeAt, url) });
  });
  return purgeAt;
}
