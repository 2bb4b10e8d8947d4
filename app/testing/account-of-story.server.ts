import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Visitor } from '#features/identity/schema.ts';
import { now } from '#server/clock.ts';
import { applyCode } from '#server/identity/calls/apply-code.ts';
import { openAccount } from '#server/identity/new-account.ts';
import { makeCode } from '#server/identity/oob-codes.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { holdUser, type User } from '#server/identity/users.ts';
import { newId } from '#server/ids.ts';
import { closingOf, purgeDue } from '#server/personal-data/closings.ts';
import { services } from '#server/services.ts';

/** Creates an account whose address is not confirmed yet. */
export const signUpWith = (email: string): Promise<User> =>
  services().inTransaction((tx) =>
    openAccount(tx, { email, emailVerified: false, passwordHash: null, by: 'password' }),
  );

/** Confirms an account's address by the code in its mail. */
export async function confirm(userId: string): Promise<void> {
  const code = await services().inTransaction(async (tx) => {
    const user = await holdUser(tx, userId);
    return makeCode(tx, { kind: 'VERIFY_EMAIL', user, email: user?.email ?? '' });
  });
  await applyCode(code);
}

/** Gives an account another address by the codes in the mails to both. */
export async function changeAddress(userId: string, newEmail: string): Promise<void> {
  const code = await services().inTransaction(async (tx) => {
    const user = await holdUser(tx, userId);
    return makeCode(tx, { kind: 'VERIFY_AND_CHANGE_EMAIL', user, email: user?.email ?? '', newEmail });
  });
  await applyCode(code);
}

/** The account as its own session shows it. */
export async function visitorOf(userId: string): Promise<Visitor> {
  const [user] = await services()
    .database.db.select()
    .from(identityUsers)
    .where(eq(identityUsers.id, userId));
  if (!user) throw new Error('the account is gone');
  return {
    sessionId: newId(),
    userId,
    email: user.email,
    emailVerified: user.emailVerified,
    name: user.displayName ?? '',
    photoUrl: null,
    staff: false,
    awaitsSecondStep: false,
    zone: 'Europe/Berlin',
    areas: [],
    authTime: now(),
  };
}

/** Waits until a closed account is erased: the site's own job may be at it already, and then it is not done a second time. */
export async function purged(userId: string): Promise<void> {
  const erased = async () => {
    await purgeDue();
    return closingOf(services().database.db, userId);
  };
  await expect.poll(erased, { timeout: 20_000 }).toBeNull();
}
