import { count, eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { ground } from '#server/ground.ts';
import { newId } from '#server/ids.ts';
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

/** Makes an empty collection; gives its id, or null for the second press of one button. */
export function makeCollection(
  { name, scope, key, address }: MakeWish,
  userId: string,
): Promise<string | null> {
  return ground().inTransaction(async (tx) => {
    const press = { form: 'collection', given: key, address, content: `${userId} ${scope} ${name}` };
    if (!(await claimSubmission(tx, ground().secret, press))) return null;
    const [there] = await tx
      .select({ collections: count() })
      .from(collections)
      .where(eq(collections.userId, userId));
    if ((there?.collections ?? 0) >= mostCollections)
      throw tooManyThings('These are more collections than anybody finds again. Delete some first.');
    const id = newId();
    await tx.insert(collections).values({ id, userId, scope, name, createdAt: now(), changedAt: now() });
    return id;
  });
}
