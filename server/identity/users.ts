import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { identityFactors, identityProviders, identityUsers } from './tables.ts';

/** A row of the accounts. */
export type User = typeof identityUsers.$inferSelect;
/** A Google user that belongs to an account. */
export type Provider = typeof identityProviders.$inferSelect;
/** A second factor. */
export type Factor = typeof identityFactors.$inferSelect;

/** Finds an account by its id. */
export async function findUser(db: DbOrTx, id: string): Promise<User | null> {
  const [row] = await db.select().from(identityUsers).where(eq(identityUsers.id, id));
  return row ?? null;
}

/** Finds an account by the normalised form of its address. */
export async function findUserByEmail(db: DbOrTx, emailKey: string): Promise<User | null> {
  const [row] = await db.select().from(identityUsers).where(eq(identityUsers.emailKey, emailKey));
  return row ?? null;
}

/** Finds an account and locks its row until the transaction ends, so that changes to one account happen one at a time. */
export async function holdUser(tx: Tx, id: string): Promise<User | null> {
  const [row] = await tx.select().from(identityUsers).where(eq(identityUsers.id, id)).for('update');
  return row ?? null;
}

/** The Google users of an account. */
export const providersOf = (db: DbOrTx, userId: string): Promise<Provider[]> =>
  db.select().from(identityProviders).where(eq(identityProviders.userId, userId));

/** The second factors of an account, oldest first. */
export const factorsOf = (db: DbOrTx, userId: string): Promise<Factor[]> =>
  db
    .select()
    .from(identityFactors)
    .where(eq(identityFactors.userId, userId))
    .orderBy(identityFactors.enrolledAt);

/** Second factors in the form the SDK expects. */
export const factorInfo = (factor: Factor) => ({
  mfaEnrollmentId: factor.id,
  displayName: factor.displayName ?? undefined,
  enrolledAt: factor.enrolledAt.toISOString(),
  totpInfo: {},
});

const text = (value: string | null): string | undefined => value ?? undefined;

/** The ways an account is signed in with, as the SDK lists them. */
export function providerInfo(user: User, providers: Provider[]) {
  const password = {
    providerId: 'password',
    rawId: text(user.email),
    federatedId: text(user.email),
    email: text(user.email),
    displayName: text(user.displayName),
    photoUrl: text(user.photoUrl),
  };
  const others = providers.map((provider) => ({
    providerId: provider.providerId,
    rawId: provider.federatedId,
    federatedId: provider.federatedId,
    email: text(provider.email),
    displayName: text(provider.displayName),
    photoUrl: text(provider.photoUrl),
  }));
  return user.passwordHash ? [password, ...others] : others;
}

/** An account as `accounts:lookup` shows it; a password is never shown, only that there is one. */
export async function accountInfo(db: DbOrTx, user: User) {
  const factors = await factorsOf(db, user.id);
  return {
    localId: user.id,
    email: text(user.email),
    emailVerified: user.emailVerified,
    displayName: text(user.displayName),
    photoUrl: text(user.photoUrl),
    providerUserInfo: providerInfo(user, await providersOf(db, user.id)),
    passwordHash: user.passwordHash ? 'UkVEQUNURUQ=' : undefined,
    passwordUpdatedAt: user.passwordChangedAt?.getTime(),
    validSince: String(Math.floor(user.validSince.getTime() / 1000)),
    createdAt: String(user.createdAt.getTime()),
    lastLoginAt: String(user.lastLoginAt.getTime()),
    disabled: user.disabled || undefined,
    customAttributes: user.customAttributes ? JSON.stringify(user.customAttributes) : undefined,
    mfaInfo: factors.length > 0 ? factors.map(factorInfo) : undefined,
  };
}
