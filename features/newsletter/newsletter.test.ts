import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '#server/clock.ts';
import { events, outbox } from '#server/db/tables.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices, services } from '#server/services.ts';
import { sentForm } from '#server/testing/sent-form.ts';
import { forgetOld } from './commands/forget.server.ts';
import { newsletterFeature } from './feature.server.ts';
import { newsletterForms } from './forms.server.ts';
import { newsletterRoutes } from './routes.server.ts';
import { newsletterSubscribers as subscribers } from './tables.server.ts';

let database: TestDatabase;
let visitor = 0;
const app = newsletterRoutes({ requireEditor: async () => {} });

beforeAll(async () => {
  database = await makeTestDatabase();
  await openServices(
    loadEnv({
      DATABASE_URL: database.url,
      APP_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://akra.example',
      LOG_LEVEL: 'silent',
    }),
    { features: [newsletterFeature] },
  );
});
afterAll(async () => {
  await closeServices();
  await database.close();
});
beforeEach(async () => {
  visitor += 1;
  holdClock('2026-01-01T12:00:01Z');
  await database.pool.query('truncate newsletter_subscribers, outbox, events, form_keys');
});
afterEach(releaseClock);

const form = (path: string, fields: Record<string, string>) =>
  sentForm(newsletterForms[path] ?? expect.unreachable(path), fields, `192.0.2.${visitor}`);
const oneClick = async () =>
  app.request(await oneClickUrl(), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
const mails = () => services().database.db.select().from(outbox).orderBy(desc(outbox.id));
const states = async () => (await services().database.db.select().from(subscribers)).map((row) => row.state);
const kinds = async () =>
  (await services().database.db.select().from(events).orderBy(events.id)).map((event) => event.kind);
const tokenIn = async (purpose: string, pattern = /token=([\w.-]+)/) => {
  const [mail] = (await mails()).filter((row) => row.purpose === purpose);
  return pattern.exec(String(mail?.payload.text))?.[1] ?? '';
};
const oneClickUrl = async () =>
  String((await mails())[0]?.payload.unsubscribeUrl).replace('https://akra.example', '');

describe('subscribing', () => {
  it('answers a form with 303 and leads through confirmation to the welcome', async () => {
    const answer = await form('/newsletter', { email: ' Ann@Example.com ' });
    expect([answer.status, answer.to]).toEqual([303, '/newsletter?state=check-inbox']);
    expect(await states()).toEqual(['pending']);
    const token = await tokenIn('newsletter.confirm');
    const confirmed = await form('/newsletter/confirm', { token });
    expect(confirmed.to).toBe('/newsletter/confirm?state=confirmed');
    await form('/newsletter/confirm', { token });
    expect(await states()).toEqual(['confirmed']);
    expect((await mails()).map((mail) => mail.purpose)).toEqual(['newsletter.welcome', 'newsletter.confirm']);
    expect(await kinds()).toEqual(['newsletter.requested', 'newsletter.confirmed']);
  });

  it('sends one mail however often the button is pressed, with and without a script', async () => {
    await Promise.all(Array.from({ length: 6 }, () => form('/newsletter', { email: 'ann@example.com' })));
    await form('/newsletter', { email: 'ANN@example.com', key: 'key-made-by-script' });
    expect(await mails()).toHaveLength(1);
    expect(await states()).toEqual(['pending']);
  });

  it('answers the same for known, unknown and former readers', async () => {
    const answers: unknown[] = [];
    const press = async () => {
      const { status, to } = await form('/newsletter', { email: 'ann@example.com' });
      answers.push([status, to]);
      moveClock(11 * 60_000);
    };
    await press();
    await form('/newsletter/confirm', { token: await tokenIn('newsletter.confirm') });
    await press();
    expect((await mails())[0]?.purpose).toBe('newsletter.already');
    await oneClick();
    await press();
    expect(await states()).toEqual(['pending']);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['[303,"/newsletter?state=check-inbox"]']),
    );
  });

  it('says what is wrong beside the field', async () => {
    const answer = await form('/newsletter', { email: 'ann@' });
    expect(answer).toMatchObject({
      status: 422,
      refusal: { typed: { email: 'ann@' }, fields: { email: expect.any(String) } },
    });
    expect(await mails()).toHaveLength(0);
  });

  it('keeps a flood from one network out', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await form('/newsletter', { email: `a${n}@example.com` })).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(10);
  });
});

describe('links in mails', () => {
  it('end a subscription by one click, answered without a redirect', async () => {
    await form('/newsletter', { email: 'ann@example.com' });
    const url = await oneClickUrl();
    const opened = await app.request(url);
    expect(opened.headers.get('location')).toMatch(/^\/newsletter\/unsubscribe\?token=/);
    expect(await states()).toEqual(['pending']);
    const answer = await oneClick();
    expect([answer.status, await answer.text()]).toEqual([200, 'unsubscribed']);
    expect(await states()).toEqual(['unsubscribed']);
    expect((await oneClick()).status).toBe(200);
  });

  it('do nothing when forged, of the other purpose, or from before the reader left', async () => {
    await form('/newsletter', { email: 'ann@example.com' });
    const confirmToken = await tokenIn('newsletter.confirm');
    const forged = await form('/newsletter/unsubscribe', { token: confirmToken });
    expect(forged.to).toBe('/newsletter/unsubscribe?state=invalid');
    await oneClick();
    const late = await form('/newsletter/confirm', { token: confirmToken });
    expect(late.to).toBe('/newsletter/confirm?state=invalid');
    expect(await states()).toEqual(['unsubscribed']);
  });

  it('end with the request, which is then forgotten', async () => {
    await form('/newsletter', { email: 'ann@example.com' });
    const token = await tokenIn('newsletter.confirm');
    expect(await forgetOld()).toBe(0);
    moveClock(15 * 86_400_000);
    const late = await form('/newsletter/confirm', { token });
    expect(late.to).toBe('/newsletter/confirm?state=invalid');
    expect(await forgetOld()).toBe(1);
    expect(
      await services()
        .database.db.select()
        .from(subscribers)
        .where(eq(subscribers.emailKey, 'ann@example.com')),
    ).toEqual([]);
  });
});
