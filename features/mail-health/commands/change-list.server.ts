import { emailKeyOf } from '#lib/mail/email-key.ts';
import { badInput } from '#server/errors.ts';
import { liftSuppression, suppress } from '#server/mail/suppression/suppression.ts';
import { services } from '#server/services.ts';

/** Lets no more mail go to an address. */
export function suppressAddress(email: string, note: string, actor: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    await suppress(tx, { email, reason: 'staff', detail: note }, actor);
  });
}

/** Lets mail go to an address again. */
export async function liftAddress(email: string, actor: string): Promise<void> {
  const lifted = await services().inTransaction((tx) => liftSuppression(tx, emailKeyOf(email) ?? '', actor));
  if (!lifted) throw badInput({ email: 'This address isn’t on the list.' });
}
