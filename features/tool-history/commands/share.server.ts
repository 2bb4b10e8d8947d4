import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { mostShared, refusalWords, sharedUntil } from '../rules.ts';
import type { NewShare } from '../schema.ts';
import { sharedResults } from '../tables.server.ts';
import { freePlace, inHistory } from './history.server.ts';
import { refuseTooLarge } from './keep.server.ts';

/** A link that was made: a visitor without an account gets the key that takes it back. */
interface MadeLink {
  id: string;
  key: string | null;
  until: string | null;
}

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');
const full = () => new AppError({ status: 422, code: 'full', message: refusalWords.sharedFull });
const notThere = () => new AppError({ status: 404, code: 'unknown', message: 'This link no longer works.' });

/** Shows a result by a link. A result that an account shares already keeps its link and shows its newest form. */
export async function shareForAccount(
  { result, ...shown }: NewShare,
  { userId, name }: { userId: string; name: string | null },
): Promise<MadeLink> {
  refuseTooLarge(shown, refusalWords.tooLargeToShare);
  const row = { ...shown, sharedBy: name, sharedAt: now() };
  const id = await inHistory(userId, async ({ tx }) => {
    const [changed] = await tx
      .update(sharedResults)
      .set(row)
      .where(and(eq(sharedResults.userId, userId), eq(sharedResults.resultId, result)))
      .returning({ id: sharedResults.id });
    if (changed) return changed.id;
    const place = await freePlace(tx, sharedResults, { userId, most: mostShared });
    if (place === null) throw full();
    const made = randomUUID();
    await tx.insert(sharedResults).values({ id: made, userId, resultId: result, place, ...row });
    return made;
  });
  return { id, key: null, until: null };
}

/** Shows a result of a visitor without an account, for a day. */
export async function shareForVisitor({ result, ...shown }: NewShare): Promise<MadeLink> {
  refuseTooLarge(shown, refusalWords.tooLargeToShare);
  const [id, key, at] = [randomUUID(), randomBytes(24).toString('base64url'), now()];
  const expiresAt = sharedUntil(at);
  await services()
    .database.db.insert(sharedResults)
    .values({ id, keyHash: hashed(key), resultId: result, ...shown, sharedAt: at, expiresAt });
  return { id, key, until: expiresAt.toISOString() };
}

/** Takes a link back: whoever opens it from now on sees nothing. Throws 404 where it belongs to somebody else. */
export async function stopSharing(id: string, by: { userId: string } | { key: string }): Promise<void> {
  const own =
    'userId' in by ? eq(sharedResults.userId, by.userId) : eq(sharedResults.keyHash, hashed(by.key));
  const { rowCount } = await services()
    .database.db.delete(sharedResults)
    .where(and(eq(sharedResults.id, id), own));
  if (rowCount === 0) throw notThere();
}
