import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { makeGuardedFetch } from '#server/fetch/make-guarded-fetch.ts';
import { AddressRefused, problemOf } from '#server/fetch/problems.ts';
import { signedHeads } from '#server/http/webhook-signature.ts';
import { newId } from '#server/ids.ts';
import { defineJob } from '#server/jobs/define.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { unseal } from '#server/seal.ts';
import { services } from '#server/services.ts';
import { messageOf } from '../message.server.ts';
import { secretPurpose } from '../secret.ts';
import type { WebhookSource } from '../sources.server.ts';
import { webhookDeliveries, webhooks } from '../tables.server.ts';

/** The receiver didn't accept the message; it will be tried again. */
class NotTaken extends Error {
  override name = 'NotTaken';
}

async function note(id: string, outcome: Partial<typeof webhookDeliveries.$inferInsert>): Promise<void> {
  await services().database.db.update(webhookDeliveries).set(outcome).where(eq(webhookDeliveries.id, id));
}

const failed = (lastError: string) => ({ state: 'failed' as const, lastError, settledAt: now() });

/** One attempt. Throws to be tried again; what can never arrive is written down and not thrown. */
async function deliver(id: string, sources: readonly WebhookSource[]): Promise<void> {
  const { database, env, secret: appSecret } = services();
  const [row] = await database.db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  if (row?.delivery.state !== 'waiting') return;
  const { delivery, webhook } = row;
  if (!webhook.active && delivery.topic !== 'test') return note(id, failed('The webhook is switched off.'));
  const secret = unseal(appSecret, secretPurpose, webhook.secretSealed);
  if (secret === null) return note(id, failed('Its secret can’t be read. Make a new one.'));
  const body = await messageOf(delivery, sources);
  const began = performance.now();
  const attempts = delivery.attempts + 1;
  try {
    const send = makeGuardedFetch({ trusted: env.TEST_FETCH_ORIGINS, timeoutMs: 10_000 });
    const answer = await send(webhook.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'akra-webhooks',
        ...signedHeads(secret, id, now(), body),
      },
      body,
    });
    const { status } = answer;
    // Nothing of the answer counts but its status.
    await answer.body?.cancel();
    const answered = { attempts, lastStatus: status, tookMs: Math.round(performance.now() - began) };
    if (status >= 200 && status < 300)
      return note(id, { ...answered, state: 'delivered', lastError: null, settledAt: now() });
    if (status === 410)
      return note(id, { ...answered, ...failed('The receiver answered 410 and wants no more messages.') });
    await note(id, { ...answered, lastError: `The receiver answered ${status}.` });
  } catch (error) {
    if (error instanceof AddressRefused)
      return note(id, { attempts, lastStatus: null, ...failed(error.message) });
    await note(id, {
      attempts,
      lastStatus: null,
      tookMs: null,
      lastError: problemOf(error, new URL(webhook.url).hostname).message,
    });
  }
  throw new NotTaken();
}

/** The queue of messages, for those who put one into it. */
const deliverQueue = { name: 'webhook-deliver', schema: z.object({ id: z.uuid() }) };

/** The job that sends a message, made of what the sources say at that time. */
export const deliverJob = (sources: readonly WebhookSource[]) =>
  defineJob({
    ...deliverQueue,
    // About a day: 5 seconds, 10, 20 … and the last ones two hours apart.
    retries: 20,
    retryDelay: 5,
    retryDelayMax: 7200,
    expireIn: 60,
    concurrency: 2,
    run: ({ id }) => deliver(id, sources),
    giveUp: async ({ id }) => {
      await note(id, { state: 'failed', settledAt: now() });
    },
  });

/** What is to be told, to whom. */
type NewDelivery = Pick<
  typeof webhookDeliveries.$inferInsert,
  'webhookId' | 'topic' | 'eventId' | 'subject' | 'happenedAt'
>;

/** Puts a message into the log with the job that drives it; the same event is told to one address once. */
export async function deliverLater(tx: Tx, delivery: NewDelivery): Promise<string | null> {
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ id: newId(), ...delivery, state: 'waiting', createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: webhookDeliveries.id });
  if (row) await enqueue(tx, deliverQueue, { id: row.id });
  return row?.id ?? null;
}

/** Sends a message again that failed or arrived; one that is on its way is left to go on. */
export function deliverAgain(id: string): Promise<boolean> {
  return services().inTransaction(async (tx) => {
    const [row] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).for('update');
    if (!row || row.state === 'waiting') return false;
    await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', settledAt: null, lastError: null })
      .where(eq(webhookDeliveries.id, id));
    await enqueue(tx, deliverQueue, { id });
    return true;
  });
}
