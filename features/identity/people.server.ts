import { and, desc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { definePeople } from '#server/notices/find-people.ts';
import { closingOf } from '#server/personal-data/closings.ts';
import { sessions } from './tables.server.ts';
import { usesFirebase } from './vouch.server.ts';

/** An account of Firebase is known here by its sessions alone: the latest says what its token did. */
async function latestSession(db: DbOrTx, whose: ReturnType<typeof eq>) {
  const [row] = await db
    .select({ userId: sessions.userId, email: sessions.email, emailVerified: sessions.emailVerified })
    .from(sessions)
    .where(whose)
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return row?.emailVerified ? row : null;
}

async function openAccount(db: DbOrTx, whose: ReturnType<typeof eq>) {
  const [row] = await db
    .select({ userId: identityUsers.id, email: identityUsers.email })
    .from(identityUsers)
    .where(and(whose, eq(identityUsers.emailVerified, true), eq(identityUsers.disabled, false)));
  return row ?? null;
}

export const accountPeople = definePeople({
  userIdOf: async (db, emailKey) => {
    const found = usesFirebase()
      ? await latestSession(db, eq(sessions.email, emailKey))
      : await openAccount(db, eq(identityUsers.emailKey, emailKey));
    return found?.userId ?? null;
  },
  addressOf: async (db, userId) => {
    const found = usesFirebase()
      ? await latestSession(db, eq(sessions.userId, userId))
      : await openAccount(db, eq(identityUsers.id, userId));
    return found?.email ?? null;
  },
  isOpen: async (db, userId) => {
    // Who signed out is still there, and Firebase keeps its accounts to itself: only a closing is known here.
    if (usesFirebase()) return (await closingOf(db, userId)) === null;
    const [user] = await db
      .select({ disabled: identityUsers.disabled })
      .from(identityUsers)
      .where(eq(identityUsers.id, userId));
    return user?.disabled === false;
  },
});
