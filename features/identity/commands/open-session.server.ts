import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import type { Browser } from '#server/identity/device-cookie.ts';
import { deviceName } from '#server/identity/device-name.ts';
import { noteDevice } from '#server/identity/devices.ts';
import type { GoogleUser } from '#server/identity/google.ts';
import { googleAccount } from '#server/identity/google-account.ts';
import { holdLogin, openBareLogin } from '#server/identity/logins.ts';
import { factorsOf } from '#server/identity/users.ts';
import { newId } from '#server/ids.ts';
import { settleAddress } from '#server/personal-data/addresses.ts';
import { closingOf } from '#server/personal-data/closings.ts';
import { services } from '#server/services.ts';
import { spendOnce } from '#server/spent/spent.ts';
import { worksHere } from '../policy.ts';
import { type Standing, sidHash, standingSession } from '../queries.server.ts';
import { isRecent, staffIdleHours } from '../rules.ts';
import { sessions } from '../tables.server.ts';
import { badToken, usesFirebase, type Vouched } from '../vouch.server.ts';

/** A wish for a session: a token that was checked, and the browser that sent it. */
interface SessionWish {
  vouched: Vouched;
  browser: Browser;
  /** The browser's present session, if any. */
  sid: string | undefined;
  /** The browser's time zone, where it says one. */
  zone?: string | undefined;
}

type Person = Pick<
  typeof sessions.$inferInsert,
  'issuer' | 'userId' | 'loginId' | 'email' | 'emailVerified' | 'displayName' | 'photoUrl' | 'authTime'
>;

async function googlePerson(tx: Tx, google: GoogleUser, browser: Browser): Promise<Person> {
  if (!(await spendOnce(tx, `google:${google.id}`, google.expiresAt))) throw badToken();
  const base = { issuer: 'google' as const, displayName: google.name, photoUrl: google.picture };
  if (usesFirebase())
    return {
      ...base,
      userId: `google:${google.sub}`,
      loginId: null,
      email: google.email ? emailKeyOf(google.email) : null,
      emailVerified: google.emailVerified,
      authTime: now(),
    };
  const account = await googleAccount(tx, google, true);
  if (account.is === 'confirm')
    throw new AppError({
      status: 409,
      code: 'needs_confirmation',
      message: 'There’s already an account with this address. Please sign in with its password first.',
    });
  const { user } = account;
  if (user.disabled)
    throw new AppError({ status: 403, code: 'blocked', message: 'This account is blocked.' });
  // The button's credential is one factor: it must not be a way around the second.
  if ((await factorsOf(tx, user.id)).length > 0)
    throw new AppError({
      status: 403,
      code: 'second_factor',
      message:
        'This account also needs a code from an authenticator app. Please sign in with your password instead.',
    });
  const login = await openBareLogin(tx, user, { provider: 'google.com' });
  await noteDevice(tx, user, browser);
  const { email, emailVerified } = user;
  return { ...base, userId: user.id, loginId: login.id, email, emailVerified, authTime: login.authTime };
}

async function personOf(tx: Tx, { vouched, browser }: SessionWish): Promise<Person> {
  if (vouched.issuer === 'google') return googlePerson(tx, vouched.google, browser);
  if (vouched.issuer === 'firebase')
    return {
      issuer: 'firebase',
      userId: vouched.userId,
      loginId: null,
      email: vouched.email,
      emailVerified: vouched.emailVerified,
      displayName: vouched.name,
      photoUrl: vouched.photoUrl,
      authTime: vouched.authTime,
    };
  const { user, login } = await holdLogin(tx, vouched.token).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'IdentityError' ? badToken() : error;
  });
  return {
    issuer: 'embedded',
    userId: user.id,
    loginId: login.id,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    authTime: login.authTime,
  };
}

const isSameSignIn = (standing: Standing, person: Person): boolean =>
  standing.session.userId === person.userId &&
  standing.session.loginId === person.loginId &&
  standing.session.authTime.getTime() === person.authTime.getTime();

/**
 * Opens a session for whom a token speaks. Each sign-in gets a new secret, and the browser's session before it
 * ends; a newer token of the same sign-in only renews what is known of the person.
 */
export async function openSession(wish: SessionWish): Promise<Standing & { sid: string }> {
  return services().inTransaction(async (tx) => {
    const present = await standingSession(tx, wish.sid);
    const person = await personOf(tx, wish);
    // Accounts of Firebase cannot be switched off from here: this is what keeps a closed one out.
    if (await closingOf(tx, person.userId))
      throw new AppError({ status: 403, code: 'closed', message: 'This account was closed.' });
    const emailKey = person.emailVerified && person.email ? emailKeyOf(person.email) : null;
    if (emailKey) await settleAddress(tx, person.userId, emailKey);
    if (present && wish.sid && isSameSignIn(present, person)) {
      await tx
        .update(sessions)
        .set({ ...person, lastSeenAt: now(), ...(wish.zone ? { zone: wish.zone } : {}) })
        .where(eq(sessions.id, present.session.id));
      return standing(tx, wish.sid);
    }
    if (present) await tx.delete(sessions).where(eq(sessions.id, present.session.id));
    const sid = randomBytes(32).toString('base64url');
    const at = now();
    const id = newId();
    const device = deviceName(wish.browser.userAgent);
    await tx.insert(sessions).values({
      id,
      hash: sidHash(sid),
      ...person,
      zone: wish.zone ?? null,
      device,
      createdAt: at,
      lastSeenAt: at,
    });
    await recordEvent(tx, {
      kind: 'session.opened',
      subject: `session:${id}`,
      actor: `user:${person.userId}`,
      data: { issuer: person.issuer, device },
    });
    const opened = await standing(tx, sid);
    // The SDK's tokens outlive a session of staff that ended for want of use: they sign in again all the same.
    if (worksHere(opened.visitor) && !isRecent(person.authTime, at, staffIdleHours * 3600)) throw badToken();
    return opened;
  });
}

async function standing(tx: Tx, sid: string): Promise<Standing & { sid: string }> {
  const found = await standingSession(tx, sid);
  if (!found) throw badToken();
  return { ...found, sid };
}
