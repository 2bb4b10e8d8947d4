import { now } from '#server/clock.ts';
import { forbidden } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { personOf, type SignedIn } from '../access.server.ts';
import { decideLimit } from '../limits.ts';
import { mayChangeDetails } from '../policy.ts';
import type { BillingDetails } from '../schema.ts';
import { billingProfiles } from '../tables.server.ts';

/** Keeps the billing details of a person, or of the company whose owner they are, for the documents to come. */
export async function saveDetails(
  visitor: SignedIn,
  details: BillingDetails,
  address: string,
): Promise<void> {
  const { limits, inTransaction } = services();
  await limits.take(decideLimit, address);
  await inTransaction(async (tx) => {
    const person = await personOf(tx, visitor);
    if (!mayChangeDetails(person))
      throw forbidden('Only an owner of your company can change its billing details.');
    const companyId = person.membership?.companyId ?? null;
    const kept = { details, changedAt: now() };
    await tx
      .insert(billingProfiles)
      .values({ id: newId(), companyId, userId: companyId ? null : person.userId, ...kept })
      .onConflictDoUpdate({
        target: companyId ? billingProfiles.companyId : billingProfiles.userId,
        set: kept,
      });
    await recordEvent(tx, {
      kind: 'billing.details-saved',
      subject: companyId ? `company:${companyId}` : `user:${person.userId}`,
      actor: `user:${person.userId}`,
    });
  });
}
