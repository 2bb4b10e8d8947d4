import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import { outbox } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import { definePersonalData } from '../personal-data/define.ts';
import {
  identityDevices,
  identityFactors,
  identityLogins,
  identityOobCodes,
  identityPasskeys,
  identityProviders,
  identityUsers,
  identityWaysBack,
} from './tables.ts';

const idsOf = (userId: string | null): string[] => (userId ? [userId] : []);

/** Forgets what an account sent to its own address. One that was never confirmed may be a stranger's, so no other mail is touched. */
export async function forgetOwnMails(tx: Tx, email: string | null): Promise<void> {
  if (email)
    await tx.delete(outbox).where(and(eq(outbox.recipient, email), like(outbox.purpose, 'identity.%')));
}

export const accountData = definePersonalData({
  name: 'account',
  tables: [
    'identity_users',
    'identity_providers',
    'identity_logins',
    'identity_oob_codes',
    'identity_factors',
    'identity_recovery_codes',
    'identity_passkeys',
    'identity_devices',
    'identity_ways_back',
  ],
  // Secrets and hashes are left out, because they would help only someone who finds the file.
  export: async (db, { userId, emailKeys }) => {
    const ids = idsOf(userId);
    return {
      account: await db
        .select({
          id: identityUsers.id,
          email: identityUsers.email,
          emailVerified: identityUsers.emailVerified,
          name: identityUsers.displayName,
          photo: identityUsers.photoUrl,
          passwordChangedAt: identityUsers.passwordChangedAt,
          createdAt: identityUsers.createdAt,
          lastLoginAt: identityUsers.lastLoginAt,
        })
        .from(identityUsers)
        .where(inArray(identityUsers.id, ids)),
      linked: await db
        .select({
          provider: identityProviders.providerId,
          email: identityProviders.email,
          name: identityProviders.displayName,
          photo: identityProviders.photoUrl,
        })
        .from(identityProviders)
        .where(inArray(identityProviders.userId, ids)),
      signIns: await db
        .select({
          provider: identityLogins.provider,
          at: identityLogins.createdAt,
          lastUsedAt: identityLogins.lastUsedAt,
        })
        .from(identityLogins)
        .where(inArray(identityLogins.userId, ids)),
      twoSteps: await db
        .select({ name: identityFactors.displayName, since: identityFactors.enrolledAt })
        .from(identityFactors)
        .where(inArray(identityFactors.userId, ids)),
      passkeys: await db
        .select({
          name: identityPasskeys.name,
          createdAt: identityPasskeys.createdAt,
          lastUsedAt: identityPasskeys.lastUsedAt,
        })
        .from(identityPasskeys)
        .where(inArray(identityPasskeys.userId, ids)),
      browsers: await db
        .select({ firstSeenAt: identityDevices.firstSeenAt, lastSeenAt: identityDevices.lastSeenAt })
        .from(identityDevices)
        .where(inArray(identityDevices.userId, ids)),
      mailedLinks: await db
        .select({
          kind: identityOobCodes.kind,
          email: identityOobCodes.email,
          at: identityOobCodes.createdAt,
        })
        .from(identityOobCodes)
        .where(or(inArray(identityOobCodes.userId, ids), inArray(identityOobCodes.email, emailKeys))),
      waysBack: await db
        .select({ requestedAt: identityWaysBack.requestedAt, state: identityWaysBack.state })
        .from(identityWaysBack)
        .where(inArray(identityWaysBack.userId, ids)),
    };
  },
  erase: async (tx, { userId, emailKeys }) => {
    const ofAddress = or(
      inArray(sql`lower(${identityOobCodes.email})`, emailKeys),
      inArray(sql`lower(${identityOobCodes.newEmail})`, emailKeys),
    );
    await tx.delete(identityOobCodes).where(ofAddress);
    if (!userId) return;
    const [gone] = await tx.delete(identityUsers).where(eq(identityUsers.id, userId)).returning();
    if (gone) await forgetOwnMails(tx, gone.email);
  },
});
