import { and, eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { recordEvent } from '../events/record.ts';
import { newId } from '../ids.ts';
import { sendMail } from '../outbox/outbox.ts';
import { demand } from './errors.ts';
import type { GoogleUser } from './google.ts';
import { googleStep } from './google-rules.ts';
import { endLogins } from './logins.ts';
import { takenOverMail } from './mails.ts';
import { removeStrangers } from './strangers.ts';
import { identityFactors, identityProviders, identityRecoveryCodes, identityUsers } from './tables.ts';
import { findUserByEmail, holdUser, type User } from './users.ts';

const providerId = 'google.com';

/** The account of a Google user; `confirm` when the address has one that this user may not just take. */
type GoogleAccount = { is: 'account'; user: User; isNew: boolean } | { is: 'confirm' };

/** The account a Google user was joined to before; users are keyed by Google's id, never by their address. */
export async function accountOfGoogle(tx: Tx, sub: string): Promise<User | null> {
  const [row] = await tx
    .select({ userId: identityProviders.userId })
    .from(identityProviders)
    .where(and(eq(identityProviders.providerId, providerId), eq(identityProviders.federatedId, sub)));
  return row ? holdUser(tx, row.userId) : null;
}

/** Writes down that a Google user belongs to an account. */
export async function linkGoogle(tx: Tx, user: User, google: GoogleUser): Promise<void> {
  const added = await tx
    .insert(identityProviders)
    .values({
      providerId,
      federatedId: google.sub,
      userId: user.id,
      email: google.email,
      displayName: google.name,
      photoUrl: google.picture,
    })
    .onConflictDoNothing()
    .returning();
  demand(added.length === 1, 'FEDERATED_USER_ID_ALREADY_LINKED');
}

async function change(tx: Tx, user: User, values: Partial<typeof identityUsers.$inferInsert>): Promise<User> {
  const [row] = await tx.update(identityUsers).set(values).where(eq(identityUsers.id, user.id)).returning();
  demand(row, 'USER_NOT_FOUND');
  return row;
}

async function create(tx: Tx, google: GoogleUser, emailKey: string | null): Promise<User> {
  const at = now();
  const [user] = await tx
    .insert(identityUsers)
    .values({
      id: newId(),
      email: emailKey,
      emailKey,
      emailVerified: emailKey !== null && google.emailVerified,
      displayName: google.name,
      photoUrl: google.picture,
      validSince: at,
      createdAt: at,
      lastLoginAt: at,
    })
    .onConflictDoNothing()
    .returning();
  demand(user, 'EMAIL_EXISTS');
  return user;
}

/** Ends everything that somebody set up for an address that was never shown to be theirs. */
async function takeOver(tx: Tx, user: User, google: GoogleUser): Promise<User> {
  await removeStrangers(tx, user.id);
  await tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.userId, user.id));
  await tx.delete(identityFactors).where(eq(identityFactors.userId, user.id));
  await change(tx, user, {
    passwordHash: null,
    emailVerified: true,
    displayName: google.name,
    photoUrl: google.picture,
  });
  if (user.email)
    await sendMail(tx, { to: user.email, purpose: 'identity.taken-over', mail: takenOverMail() });
  return endLogins(tx, user.id);
}

/** Finds, joins or makes the account of a Google user, by the rules of `googleStep`. */
export async function googleAccount(tx: Tx, google: GoogleUser, mayCreate: boolean): Promise<GoogleAccount> {
  const known = await accountOfGoogle(tx, google.sub);
  if (known) return { is: 'account', user: known, isNew: false };
  const emailKey = google.email ? emailKeyOf(google.email) : null;
  const found = emailKey ? await findUserByEmail(tx, emailKey) : null;
  const owner = found ? await holdUser(tx, found.id) : null;
  const step = googleStep(google, owner);
  if (step === 'ask') return { is: 'confirm' };
  demand(owner || mayCreate, 'USER_NOT_FOUND');
  demand(!owner?.disabled, 'USER_DISABLED');
  let user: User;
  if (!owner) user = await create(tx, google, emailKey);
  else if (step === 'take-over') user = await takeOver(tx, owner, google);
  else
    user = await change(tx, owner, {
      displayName: owner.displayName ?? google.name,
      photoUrl: owner.photoUrl ?? google.picture,
    });
  await linkGoogle(tx, user, google);
  await recordEvent(tx, {
    kind: owner ? 'identity.google-joined' : 'identity.signed-up',
    subject: `user:${user.id}`,
    actor: `user:${user.id}`,
    data: { provider: providerId, step },
  });
  return { is: 'account', user, isNew: !owner };
}
