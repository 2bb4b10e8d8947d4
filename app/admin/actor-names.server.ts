import { inArray } from 'drizzle-orm';
import { identityUsers } from '#server/identity/tables.ts';
import { services } from '#server/services.ts';

/** The names behind `user:…` in events; unknown accounts are left out. */
export async function actorNames(actors: readonly string[]): Promise<Record<string, string>> {
  const ids = [...new Set(actors)].flatMap((actor) => (actor.startsWith('user:') ? [actor.slice(5)] : []));
  if (ids.length === 0) return {};
  const people = await services()
    .database.db.select({ id: identityUsers.id, name: identityUsers.displayName, email: identityUsers.email })
    .from(identityUsers)
    .where(inArray(identityUsers.id, ids));
  return Object.fromEntries(
    people.map(({ id, name, email }) => [`user:${id}`, name || email || 'somebody without a name']),
  );
}
