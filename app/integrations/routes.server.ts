import { type Context, Hono } from 'hono';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { newWebhookSecret, signedHeads } from '#server/http/webhook-signature.ts';
import { newId } from '#server/ids.ts';
import type { LimitRule } from '#server/limits/limits.ts';
import { services } from '#server/services.ts';
import { isTriedTopic, mostLetters, type SignedMessage } from './signed-message.ts';

const tryLimit: LimitRule = { purpose: 'try-webhook', burst: 20, perSecond: 0.5 };

/** Signs a sample webhook as those of the panel are signed, with a secret made for this one; nothing of it is kept. */
export function trialRoutes({ clientAddress }: { clientAddress: (context: Context) => string }): Hono {
  const app = new Hono();
  app.get('/api/try/webhook', async (context) => {
    await services().limits.take(tryLimit, clientAddress(context));
    const topic = context.req.query('topic') ?? null;
    const name = context.req.query('name')?.trim() ?? '';
    if (!isTriedTopic(topic)) throw badInput({ topic: 'Choose one of the three events.' });
    if (!name || name.length > mostLetters)
      throw badInput({ name: `Enter a name of 1 to ${mostLetters} letters.` });
    const at = now();
    const secret = newWebhookSecret();
    const body = JSON.stringify({ type: topic, timestamp: at.toISOString(), data: { name } });
    const message: SignedMessage = { secret, heads: signedHeads(secret, newId(), at, body), body };
    return context.json(message, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}
