import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { defineJob } from '#server/jobs/define.ts';
import { services } from '#server/services.ts';
import { readSession, takesCards } from '../stripe/api.server.ts';
import { applySession, type Happened } from '../stripe/apply.server.ts';
import type { StripeSession } from '../stripe/session.ts';
import { checkouts } from '../tables.server.ts';

const ago = (minutes: number): Date => new Date(now().getTime() - minutes * 60_000);

function standingThere({ status, payment_status: paid }: StripeSession): Happened | null {
  if (paid === 'paid') return 'paid';
  return status === 'expired' ? 'ended' : null;
}

/** Asks Stripe about visits of which it told nothing for a while: a message that never came costs nobody their payment. Gives how many were settled. */
export async function askAboutVisits(): Promise<number> {
  const { database, inTransaction } = services();
  const { db } = database;
  // Of these Stripe never heard, or never answered: there is nothing to ask about.
  await db
    .update(checkouts)
    .set({ state: 'ended' })
    .where(and(eq(checkouts.state, 'open'), isNull(checkouts.remoteId), lt(checkouts.endsAt, ago(60))));
  if (!takesCards()) return 0;
  const silent = await db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.state, 'open'),
        isNotNull(checkouts.remoteId),
        or(lt(checkouts.createdAt, ago(10)), lt(checkouts.endsAt, now())),
      ),
    )
    .orderBy(asc(checkouts.createdAt))
    .limit(50);
  let settled = 0;
  for (const { id, remoteId, endsAt } of silent) {
    // One of which Stripe knows nothing must not keep the others waiting, nor be asked about for ever.
    const session = await readSession(remoteId ?? '').catch(() => null);
    const happened = session ? standingThere(session) : endsAt < ago(24 * 60) ? 'ended' : null;
    if (!happened) continue;
    if (session) await inTransaction((tx) => applySession(tx, session, happened));
    else await db.update(checkouts).set({ state: 'ended' }).where(eq(checkouts.id, id));
    settled += 1;
  }
  return settled;
}

export const billingAskStripe = defineJob({
  name: 'billing-ask-stripe',
  schema: z.object({}),
  every: '*/10 * * * *',
  run: async () => {
    await askAboutVisits();
  },
});
