import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { endOf, lastDayProblem, standingOf } from '../rules.ts';
import type { NewKey } from '../schema.ts';
import { hashOf, newSecret, prefixOf } from '../secret.server.ts';
import { apiKeys } from '../tables.server.ts';

const isOver = () =>
  new AppError({
    status: 409,
    code: 'over',
    message:
      'This form has already made a key, and that key is no longer valid. Reload the page to make another.',
  });

/** Makes a key and returns its text, which can't be read again later. */
export async function makeKey({ name, scopes, endsOn, key }: NewKey, actor: string): Promise<string> {
  const problem = lastDayProblem(endsOn, now());
  if (problem) throw badInput({ endsOn: problem });
  const secret = newSecret(key, JSON.stringify([actor, name, scopes, endsOn]));
  const hash = hashOf(secret);
  const shown = { name, prefix: prefixOf(secret), scopes, endsAt: endOf(endsOn) };
  await services().inTransaction(async (tx) => {
    const row = { id: newId(), ...shown, hash, madeBy: actor, createdAt: now(), uses: 0 };
    const made = await tx
      .insert(apiKeys)
      .values(row)
      .onConflictDoNothing({ target: apiKeys.hash })
      .returning({ id: apiKeys.id });
    if (made.length === 0) {
      const [first] = await tx.select().from(apiKeys).where(eq(apiKeys.hash, hash));
      if (!first || standingOf(first, now()) !== 'works') throw isOver();
      return;
    }
    const after = { ...shown, endsAt: endsOn };
    await recordChange(tx, {
      kind: 'api_key.made',
      subject: `api_key:${row.id}`,
      actor,
      before: null,
      after,
    });
  });
  return secret;
}
