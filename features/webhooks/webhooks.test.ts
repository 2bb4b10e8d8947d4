import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from '#server/events/record.ts';
import { isSigned } from '#server/http/webhook-signature.ts';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import {
  addWebhook,
  editWebhook,
  removeWebhook,
  renewSecret,
  switchWebhook,
  testWebhook,
} from './commands/change-webhook.server.ts';
import { deliverAgain, deliverJob } from './commands/deliver.server.ts';
import { webhooksFeature } from './feature.server.ts';
import { webhookListeners } from './listen.server.ts';
import { deliveryLog, webhooksPage } from './queries.server.ts';
import type { WebhookSource } from './sources.server.ts';
import { webhookDeliveries, webhooks } from './tables.server.ts';

interface Heard {
  line: string;
  body: string;
  heads: Headers;
}
const heard: Heard[] = [];
let answer = 200;
const peer = createServer(async (request, response) => {
  heard.push({
    line: `${request.method} ${request.url}`,
    body: await text(request),
    heads: new Headers(request.headers as Record<string, string>),
  });
  response.writeHead(answer, { Location: '/elsewhere' }).end();
});
let origin = '';
let world: TestServices;

const sources: WebhookSource[] = [
  {
    topic: 'enquiry.created',
    kinds: ['enquiry.sent'],
    when: ({ kind, data }) => kind === 'enquiry.sent' && data.confirmed === true,
    read: async (id) => (id === 'gone' ? null : { id, name: 'Ann Example' }),
  },
];

beforeAll(async () => {
  await new Promise<void>((done) => {
    peer.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
  world = await openTestServices(
    {
      PUBLIC_URL: 'http://localhost',
      TEST_HOOKS: '1',
      TEST_FETCH_ORIGINS: origin,
    },
    [{ ...webhooksFeature, jobs: [deliverJob(sources)], listeners: webhookListeners(sources) }],
  );
});
afterAll(async () => {
  await world.close();
  peer.close();
});

const happen = (subject: string, confirmed = true) =>
  services().inTransaction((tx) =>
    recordEvent(tx, {
      kind: 'enquiry.sent',
      subject: `enquiry:${subject}`,
      actor: 'visitor',
      data: { confirmed, topics: [] },
    }),
  );
const add = (path: string) =>
  addWebhook({ label: path, url: `${origin}/${path}`, topics: ['enquiry.created'] }, 'user:sam');
const stateOf = async (webhookId: string) => (await deliveryLog(webhookId)).map(({ state }) => state);

it('tells signed news of what happened, once, and only what was asked for', async () => {
  const { id, secret } = await add('in');
  heard.length = 0;
  await happen('7');
  await happen('8', false);
  await expect.poll(() => stateOf(id)).toEqual(['delivered']);
  expect(heard).toHaveLength(1);
  const [{ body, heads }] = heard as [Heard];
  expect(JSON.parse(body)).toMatchObject({ type: 'enquiry.created', data: { id: '7', name: 'Ann Example' } });
  expect(isSigned(secret, heads, body, new Date())).toBe(true);
  await happen('gone');
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]?.body).toContain('"gone":true');
  await removeWebhook(id, 'user:sam');
  expect(await webhooksPage()).toEqual([]);
});

it('tries again when the other side fails, and sends again by hand under the same id', async () => {
  answer = 500;
  const { id } = await add('failing');
  await happen('9');
  await expect.poll(async () => (await deliveryLog(id))[0]?.lastStatus).toBe(500);
  const [delivery] = await deliveryLog(id);
  expect(delivery).toMatchObject({ state: 'waiting', lastError: 'The receiver answered 500.' });
  // On its way already: pressing does not double it.
  expect(await deliverAgain(delivery?.id ?? '')).toBe(false);
  await services()
    .database.db.update(webhookDeliveries)
    .set({ state: 'failed' })
    .where(eq(webhookDeliveries.webhookId, id));
  answer = 204;
  heard.length = 0;
  expect(await deliverAgain(delivery?.id ?? '')).toBe(true);
  await expect.poll(() => stateOf(id)).toEqual(['delivered']);
  expect(heard[0]?.heads.get('webhook-id')).toBe(delivery?.id);
  await removeWebhook(id, 'user:sam');
});

it('ends what the other side wants no more, and what is switched off, but still tests it', async () => {
  answer = 410;
  const { id, secret } = await add('closing');
  await testWebhook(id, 'user:sam');
  await expect.poll(() => stateOf(id)).toEqual(['failed']);
  answer = 200;
  await switchWebhook(id, false, 'user:sam');
  await happen('10');
  await testWebhook(id, 'user:sam');
  await expect.poll(() => stateOf(id)).toEqual(['delivered', 'failed']);
  const fresh = await renewSecret(id, 'user:sam');
  expect(fresh).not.toBe(secret);
  await removeWebhook(id, 'user:sam');
});

it('carries nothing on to where the other side redirects, and goes to no private origin beside a trusted one', async () => {
  answer = 307;
  const { id } = await add('moving');
  heard.length = 0;
  await happen('11');
  await expect.poll(async () => (await deliveryLog(id))[0]?.lastStatus).toBe(307);
  expect(heard.map(({ line }) => line)).toEqual(['POST /moving']);
  answer = 200;
  // As if it had been stored by an earlier version, or the name had begun to lead elsewhere.
  await services()
    .database.db.update(webhooks)
    .set({ url: origin.replace('127.0.0.1', 'localhost') })
    .where(eq(webhooks.id, id));
  await testWebhook(id, 'user:sam');
  await expect
    .poll(async () => (await deliveryLog(id)).find(({ topic }) => topic === 'test'))
    .toMatchObject({ state: 'failed', lastError: /https|private/ });
  expect(heard).toHaveLength(1);
  await removeWebhook(id, 'user:sam');
});

it('goes to no private address, and lets nobody save over another’s change unknowingly', async () => {
  for (const url of ['https://127.0.0.1/x', 'http://example.com/', 'https://[::1]/', 'https://10.0.0.1/'])
    await expect(
      addWebhook({ label: 'x', url, topics: ['enquiry.created'] }, 'user:sam'),
    ).rejects.toMatchObject({ status: 422 });
  const { id } = await add('shared');
  const wish = { label: 'new name', url: `${origin}/shared`, topics: ['invoice.paid' as const] };
  await editWebhook(id, 1, wish, 'user:sam');
  await expect(editWebhook(id, 1, { ...wish, label: 'other' }, 'user:sia')).rejects.toMatchObject({
    status: 409,
  });
  expect(await webhooksPage()).toMatchObject([{ label: 'new name', version: 2, topics: ['invoice.paid'] }]);
});
