import { eq, inArray, max, sql } from 'drizzle-orm';
import type { StaffArea } from '#lib/staff/staff-areas.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { identityFactors, identityUsers } from '#server/identity/tables.ts';
import { services } from '#server/services.ts';
import { sessions, staffMarks } from '../tables.server.ts';
import { usesFirebase } from '../vouch.server.ts';

/** Somebody who works here, as the list of staff shows them. */
export interface StaffMember {
  email: string;
  name: string | null;
  areas: readonly StaffArea[];
  /** Named by the environment, which the panel cannot change. */
  fixed: boolean;
  /** Whether an account with this address, confirmed, is there to enter. */
  account: 'confirmed' | 'unconfirmed' | 'none';
  /** Null where accounts are kept elsewhere and this cannot be known. */
  secondFactor: boolean | null;
  lastSeenAt: string | null;
}

/** Whether somebody signs in with a second step; null where the accounts are kept elsewhere. */
export async function hasSecondFactor(db: DbOrTx, userId: string): Promise<boolean | null> {
  if (usesFirebase()) return null;
  const [factor] = await db
    .select({ id: identityFactors.id })
    .from(identityFactors)
    .where(eq(identityFactors.userId, userId))
    .limit(1);
  return factor !== undefined;
}

async function accountsOf(db: DbOrTx, emailKeys: string[]) {
  const rows = await db
    .select({
      emailKey: identityUsers.emailKey,
      name: identityUsers.displayName,
      verified: identityUsers.emailVerified,
      lastSeenAt: max(sessions.lastSeenAt),
      secondFactor: sql<boolean>`exists (select from ${identityFactors} where ${identityFactors.userId} = ${identityUsers.id})`,
    })
    .from(identityUsers)
    .leftJoin(sessions, eq(sessions.userId, identityUsers.id))
    .where(inArray(identityUsers.emailKey, emailKeys))
    .groupBy(identityUsers.id);
  return new Map(rows.map((row) => [row.emailKey, row]));
}

/** Everybody who works here: owners first, then by address. */
export async function listStaff(): Promise<StaffMember[]> {
  const { env, database } = services();
  const fixed = env.ADMIN_EMAILS;
  const marks = await database.db.select().from(staffMarks).orderBy(staffMarks.emailKey);
  const areas = new Map<string, readonly StaffArea[]>(marks.map((mark) => [mark.emailKey, mark.areas]));
  for (const email of fixed) areas.set(email, ['owner']);
  const accounts = await accountsOf(database.db, [...areas.keys()]);
  const members = [...areas].map(([email, held]): StaffMember => {
    const account = accounts.get(email);
    return {
      email,
      name: account?.name ?? null,
      areas: held,
      fixed: fixed.includes(email),
      account: account ? (account.verified ? 'confirmed' : 'unconfirmed') : 'none',
      secondFactor: usesFirebase() ? null : (account?.secondFactor ?? false),
      lastSeenAt: account?.lastSeenAt?.toISOString() ?? null,
    };
  });
  return members.toSorted(
    (a, b) =>
      Number(b.areas.includes('owner')) - Number(a.areas.includes('owner')) || a.email.localeCompare(b.email),
  );
}
