import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { services } from '#server/services.ts';

/** Confirms addresses of accounts on the word of staff, for people whom no link by email reaches; gives those addresses. */
export function confirmAddresses(ids: readonly string[], actor: string): Promise<string[]> {
  return services().inTransaction(async (tx) => {
    const confirmed = await tx
      .update(identityUsers)
      .set({ emailVerified: true })
      .where(
        and(
          inArray(identityUsers.id, [...ids]),
          eq(identityUsers.emailVerified, false),
          eq(identityUsers.disabled, false),
          isNotNull(identityUsers.email),
        ),
      )
      .returning({ id: identityUsers.id, email: identityUsers.email });
    if (confirmed.length === 0)
      throw new AppError({
        status: 409,
        code: 'nothing_to_confirm',
        message: 'None of these addresses still needs to be confirmed.',
      });
    for (const { id } of confirmed)
      await recordEvent(tx, { kind: 'identity.email-verified', subject: `user:${id}`, actor });
    return confirmed.map(({ email }) => email ?? '');
  });
}
