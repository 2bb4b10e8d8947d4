import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import type { AddressMove } from '#server/personal-data/define.ts';
import { holdByEmail } from '../queries.server.ts';
import {
  newsletterIssueMails as issueMails,
  newsletterSubscribers as subscribers,
} from '../tables.server.ts';

/** Takes a subscription along to the present address. Where that has one of its own, its answer counts, unless it was never given. */
export async function followSubscription(tx: Tx, { from, to }: AddressMove): Promise<void> {
  const left = await tx.select().from(subscribers).where(inArray(subscribers.emailKey, from));
  const best = left.find(({ state }) => state === 'confirmed') ?? left[0];
  if (!best) return;
  const there = await holdByEmail(tx, to);
  const decided = there !== null && there.state !== 'pending';
  const gone = [...left, ...(there ? [there] : [])].filter(
    (row) => row.id !== (decided ? there.id : best.id),
  );
  const ids = gone.map(({ id }) => id);
  await tx.delete(issueMails).where(inArray(issueMails.subscriberId, ids));
  await tx.delete(subscribers).where(inArray(subscribers.id, ids));
  if (!decided)
    await tx.update(subscribers).set({ email: to, emailKey: to }).where(eq(subscribers.id, best.id));
}
