import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { apiKeys } from '../tables.server.ts';

/** Ends a key immediately and returns its name. This can't be undone, because the key may be in the wrong hands. */
export const revokeKey = (id: string, actor: string): Promise<string> =>
  services().inTransaction(async (tx) => {
    const revokedAt = now();
    const [key] = await tx
      .update(apiKeys)
      .set({ revokedAt })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ name: apiKeys.name });
    if (!key) {
      const [known] = await tx.select({ name: apiKeys.name }).from(apiKeys).where(eq(apiKeys.id, id));
      if (known) return known.name;
      throw new AppError({ status: 404, code: 'not_found', message: 'That key doesn’t exist.' });
    }
    await recordChange(tx, {
      kind: 'api_key.revoked',
      subject: `api_key:${id}`,
      actor,
      data: { name: key.name },
      before: { revokedAt: null },
      after: { revokedAt: revokedAt.toISOString() },
    });
    return key.name;
  });
