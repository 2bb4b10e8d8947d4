import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '../db/transaction.ts';
import { identityUsers } from './tables.ts';

/** What those are called who did something, by how events name them; who has no account here any more is left out. */
export async function namesOfActors(db: DbOrTx, actors: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(actors)].flatMap((actor) => (actor.startsWith('user:') ? [actor.slice(5)] : []));
  if (ids.length === 0) return new Map();
  const users = await db
    .select({ id: identityUsers.id, name: identityUsers.displayName, email: identityUsers.email })
    .from(identityUsers)
    .where(inArray(identityUsers.id, ids));
  return new Map(users.map(({ id, name, email }) => [`user:${id}`, name ?? email ?? 'Somebody']));
}
