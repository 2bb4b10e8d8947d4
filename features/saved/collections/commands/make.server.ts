import { and, count, desc, eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { collections } from '../../tables.server.ts';
import { tooManyThings } from '../errors.server.ts';
import type { Scope } from '../queries.server.ts';
import { mostCollections } from '../schema.ts';

interface MakeWish {
  name: string;
  scope: Scope;
  /** The form's key, if a script made one. */
  key?: string | undefined;
  address: string;
}

async function madeBefore(tx: Tx, userId: string, scope: Scope, name: string): Promise<string | null> {
  const its = and(eq(collections.userId, userId), eq(collections.scope, scope), eq(collections.name, name));
  const [first] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(its)
    .orderBy(desc(collections.id))
    .limit(1);
  return first?.id ?? null;
}

/** Makes an empty collection and gives its id; the second press of one button gives the first one's, or null where that is gone. */
export function makeCollection(
  { name, scope, key, address }: MakeWish,
  userId: string,
): Promise<string | null> {
  return services().inTransaction(async (tx) => {
    const press = { form: 'collection', given: key, address, content: `${userId} ${scope} ${name}` };
    if (!(await claimSubmission(tx, services().secret, press))) return madeBefore(tx, userId, scope, name);
    const [there] = await tx
      .select({ collections: count() })
      .from(collections)
      .where(eq(collections.userId, userId));
    if ((there?.collections ?? 0) >= mostCollections)
      throw tooManyThings('You have too many collections. Delete some first.');
    const id = newId();
    await tx.insert(collections).values({ id, userId, scope, name, createdAt: now(), changedAt: now() });
    return id;
  });
}
