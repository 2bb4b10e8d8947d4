import { eq, sql } from 'drizzle-orm';
import type { ApiScope } from '#lib/staff/api-scopes.ts';
import { now } from '#server/clock.ts';
import { AppError, forbidden } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { attemptLimit, keyLimit } from './limits.ts';
import { bearerOf, standingOf } from './rules.ts';
import { hashOf } from './secret.server.ts';
import { apiKeys } from './tables.server.ts';

const refused = (message: string) => new AppError({ status: 401, code: 'no_key', message });

const overWords = { revoked: 'This key has been revoked.', ended: 'This key has expired.' };

/**
 * The key that a call brings, if it may do what the call needs; otherwise throws 401 or 403. Nothing else is asked:
 * a cookie opens nothing here. Each use is limited and counted.
 */
export async function authorise(
  request: Request,
  scope: ApiScope,
  address: string,
): Promise<{ actor: string }> {
  const { limits, database } = services();
  await limits.take(attemptLimit, address);
  const secret = bearerOf(request.headers.get('authorization'));
  if (!secret) throw refused('Send an API key in the header, as “Authorization: Bearer YOUR_KEY”.');
  const [key] = await database.db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.hash, hashOf(secret)));
  if (!key) throw refused('This key isn’t valid.');
  const standing = standingOf(key, now());
  if (standing !== 'works') throw refused(overWords[standing]);
  await limits.take(keyLimit, key.id);
  await database.db
    .update(apiKeys)
    .set({ uses: sql`${apiKeys.uses} + 1`, lastUsedAt: now() })
    .where(eq(apiKeys.id, key.id));
  if (!key.scopes.includes(scope)) throw forbidden(`This key doesn’t have the scope ${scope}.`);
  return { actor: `key:${key.id}` };
}
