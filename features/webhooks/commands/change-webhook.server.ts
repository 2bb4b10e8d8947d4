import { count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordChange, recordEvent } from '#server/events/record.ts';
import { AddressRefused } from '#server/fetch/problems.ts';
import { checkAddress } from '#server/fetch/public-address.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { newWebhookSecret } from '#server/http/webhook-signature.ts';
import { newId } from '#server/ids.ts';
import { seal } from '#server/seal.ts';
import { services } from '#server/services.ts';
import type { WebhookWish } from '../schema.ts';
import { secretPurpose } from '../secret.ts';
import { webhooks } from '../tables.server.ts';
import { topicWords } from '../topics.ts';
import { deliverLater } from './deliver.server.ts';

const most = 20;
type Webhook = typeof webhooks.$inferSelect;

/** Refuses an address that could never be delivered to, beside its field. */
async function checkUrl(url: string): Promise<void> {
  try {
    await checkAddress(url, services().env.TEST_FETCH_ORIGINS);
  } catch (error) {
    if (error instanceof AddressRefused) throw badInput({ url: error.message });
    throw error;
  }
}

const shown = ({ label, url, topics, active }: Webhook) => ({ label, url, topics, active });
const notThere = () =>
  new AppError({ status: 404, code: 'not_there', message: 'This webhook no longer exists.' });

async function hold(tx: Tx, id: string): Promise<Webhook> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  if (!row) throw notThere();
  return row;
}

async function change(tx: Tx, before: Webhook, set: Partial<Webhook>, actor: string): Promise<void> {
  const [after] = await tx
    .update(webhooks)
    .set({ ...set, version: before.version + 1 })
    .where(eq(webhooks.id, before.id))
    .returning();
  if (!after) throw notThere();
  await recordChange(tx, {
    kind: 'webhook.changed',
    subject: `webhook:${before.id}`,
    actor,
    before: shown(before),
    after: shown(after),
  });
}

const asTyped = ({ label, url, topics }: Pick<Webhook, 'label' | 'url' | 'topics'>) => ({
  label,
  url,
  topics: topics.map(topicWords).join('\n'),
});

/** Adds a webhook; gives its secret, which is not shown again. */
export async function addWebhook(wish: WebhookWish, actor: string): Promise<{ id: string; secret: string }> {
  await checkUrl(wish.url);
  const secret = newWebhookSecret();
  const id = newId();
  await services().inTransaction(async (tx) => {
    const [there] = await tx.select({ count: count() }).from(webhooks);
    if ((there?.count ?? 0) >= most)
      throw new AppError({
        status: 409,
        code: 'too_many',
        message: `You already have ${most} webhooks. Delete one first.`,
      });
    const secretSealed = seal(services().secret, secretPurpose, secret);
    const [row] = await tx
      .insert(webhooks)
      .values({ id, ...wish, secretSealed, active: true, createdAt: now() })
      .returning();
    await recordChange(tx, {
      kind: 'webhook.added',
      subject: `webhook:${id}`,
      actor,
      before: null,
      after: row ? shown(row) : null,
    });
  });
  return { id, secret };
}

/** Changes what a webhook is told, or where; tells whoever saves over another's change unknowingly. */
export async function editWebhook(id: string, seen: number, wish: WebhookWish, actor: string): Promise<void> {
  await checkUrl(wish.url);
  await services().inTransaction(async (tx) => {
    const before = await hold(tx, id);
    checkSeen(seen, {
      version: before.version,
      yours: asTyped(wish),
      theirs: asTyped(before),
      labels: { label: 'Name', url: 'Address', topics: 'Events' },
    });
    await change(tx, before, wish, actor);
  });
}

/** Switches a webhook off or on again; what happens meanwhile is not told later. */
export function switchWebhook(id: string, active: boolean, actor: string): Promise<void> {
  return services().inTransaction(async (tx) => change(tx, await hold(tx, id), { active }, actor));
}

/** Gives a webhook a new secret, which counts at once; it is not shown again. */
export async function renewSecret(id: string, actor: string): Promise<string> {
  const secret = newWebhookSecret();
  await services().inTransaction(async (tx) => {
    const before = await hold(tx, id);
    await change(tx, before, { secretSealed: seal(services().secret, secretPurpose, secret) }, actor);
    await recordEvent(tx, { kind: 'webhook.secret-renewed', subject: `webhook:${id}`, actor });
  });
  return secret;
}

export const binnedWebhook = defineBinned({
  kind: 'webhook',
  label: 'Webhook',
  section: 'webhooks',
  schema: z.object({
    id: z.uuid(),
    label: z.string(),
    url: z.string(),
    topics: z.array(z.string()),
    secretSealed: z.string(),
    createdAt: z.coerce.date(),
  }),
  // Switched off: what happened meanwhile was not told, and whoever puts it back decides when it begins again.
  restore: async (tx, webhook) => {
    await tx.insert(webhooks).values({ ...webhook, active: false });
  },
});

/** Puts a webhook into the bin; its log goes. Gives what takes that back. */
export function removeWebhook(id: string, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const { label, url, topics, secretSealed, createdAt } = await hold(tx, id);
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    return putInBin(tx, binnedWebhook, {
      subjectId: id,
      label,
      content: { id, label, url, topics, secretSealed, createdAt },
      actor,
    });
  });
}

/** Sends a message that tells of nothing, to see whether it arrives. */
export function testWebhook(id: string, actor: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    await hold(tx, id);
    await deliverLater(tx, {
      webhookId: id,
      topic: 'test',
      eventId: null,
      subject: 'test:test',
      happenedAt: now(),
    });
    await recordEvent(tx, { kind: 'webhook.tested', subject: `webhook:${id}`, actor });
  });
}
