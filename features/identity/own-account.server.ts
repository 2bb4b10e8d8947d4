import { count, eq } from 'drizzle-orm';
import { passkeysOf } from '#server/identity/passkeys.ts';
import { identityRecoveryCodes } from '#server/identity/tables.ts';
import { factorsOf, findUser, providersOf } from '#server/identity/users.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { services } from '#server/services.ts';
import type { OwnAccount, Ways } from './own-account.ts';
import { identityClientConfig } from './queries.server.ts';
import type { Visitor } from './schema.ts';

async function waysOf(userId: string): Promise<Ways> {
  const { db } = services().database;
  const [user, providers, [factor], passkeys, codes] = await Promise.all([
    findUser(db, userId),
    providersOf(db, userId),
    factorsOf(db, userId),
    passkeysOf(db, userId),
    db.select({ left: count() }).from(identityRecoveryCodes).where(eq(identityRecoveryCodes.userId, userId)),
  ]);
  const google = providers.find(({ providerId }) => providerId === 'google.com');
  return {
    password: Boolean(user?.passwordHash),
    google: google ? { email: google.email } : null,
    twoSteps: factor
      ? {
          factorId: factor.id,
          since: factor.enrolledAt.toISOString(),
          codesLeft: codes[0]?.left ?? 0,
        }
      : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** The account of whoever asks, for showing it to them. */
export async function ownAccount(visitor: Visitor): Promise<OwnAccount> {
  const { mode, googleClientId } = identityClientConfig();
  const byGoogle = mode === 'firebase' && visitor.userId.startsWith('google:');
  return {
    id: visitor.userId,
    name: visitor.name ?? '',
    email: visitor.email,
    emailVerified: visitor.emailVerified,
    ways: mode === 'embedded' ? await waysOf(visitor.userId) : null,
    keeper: byGoogle ? 'google' : mode,
    googleOffered: googleClientId !== null,
    byMail: mode === 'firebase' || (await mailLeaves()),
  };
}
