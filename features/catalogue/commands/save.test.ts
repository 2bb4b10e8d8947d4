import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { readSettings } from '#server/settings/settings.ts';
import { savedBy } from '../queries.server.ts';
import { catalogueRoutes } from '../routes.server.ts';
import { emptyWorld, list, openWorld, popularities, put } from '../testing/world.server.ts';
import { countPopularity } from './count-popularity.server.ts';
import { forgetSaved, forgetSavedOf } from './forget-saved.server.ts';
import { save } from './save.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(() => close());
beforeEach(async () => {
  holdClock('2026-01-01T12:00:00Z');
  await emptyWorld();
  await put('one');
  await put('two');
});
afterEach(releaseClock);

const slugsOf = async (user: string) => (await savedBy(user)).map(({ slug }) => slug);

const app = catalogueRoutes({
  clientAddress: () => '192.0.2.1',
  visitorOf: async (request) => {
    const userId = request.headers.get('x-user');
    return userId ? { userId } : null;
  },
});
app.onError((error) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status });
});
const json = (body: unknown, user = 'ann') =>
  app.request('/api/applications/saved', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user': user },
    body: JSON.stringify(body),
  });

it('saves once however often it is pressed, passes over what is unknown, and forgets', async () => {
  await Promise.all([1, 2, 3].map(() => save({ slugs: ['one', 'gone'], saved: true }, 'ann')));
  expect(await slugsOf('ann')).toEqual(['one']);
  expect(await slugsOf('ben')).toEqual([]);
  await save({ slugs: ['one'], saved: false }, 'ann');
  expect(await slugsOf('ann')).toEqual([]);
});

it('merges what a browser kept with what the account has', async () => {
  await save({ slugs: ['one'], saved: true }, 'ann');
  moveClock(1000);
  const answer = await json({ slugs: ['two', 'one'], saved: true });
  expect(await answer.json()).toEqual({ slugs: ['two', 'one'] });
});

it('keeps nothing for who is not signed in, and sends a form to the door', async () => {
  expect((await json({ slugs: ['one'], saved: true }, '')).status).toBe(401);
  expect((await app.request('/api/applications/saved')).status).toBe(401);
  const form = await app.request('/api/applications/saved', {
    method: 'POST',
    body: new URLSearchParams({ slug: 'one' }),
  });
  expect(form.headers.get('location')).toBe('/sign-in?redirectFrom=%2Fapplications%2Fone');
  expect((await json({ slugs: [], saved: true })).status).toBe(422);
});

it('works as a plain form for who is signed in', async () => {
  const send = (fields: Record<string, string>) =>
    app.request('/api/applications/saved', {
      method: 'POST',
      headers: { 'x-user': 'ann' },
      body: new URLSearchParams(fields),
    });
  expect((await send({ slug: 'one' })).headers.get('location')).toBe('/applications/saved');
  expect(await slugsOf('ann')).toEqual(['one']);
  await send({ slug: 'one', saved: 'no' });
  expect(await slugsOf('ann')).toEqual([]);
});

it('shows first what many keep', async () => {
  expect((await list('')).slugs).toEqual(['one', 'two']);
  await save({ slugs: ['two'], saved: true }, 'ann');
  expect(await countPopularity()).toBe(1);
  expect(await popularities()).toEqual({ one: 0, two: 1 });
  expect((await list('')).slugs).toEqual(['two', 'one']);
  expect(await countPopularity()).toBe(0);
});

it('forgets with the account, and after the time the privacy page names', async () => {
  await save({ slugs: ['one'], saved: true }, 'ann');
  await save({ slugs: ['one'], saved: true }, 'ben');
  await forgetSavedOf('ann');
  expect([await slugsOf('ann'), await slugsOf('ben')]).toEqual([[], ['one']]);
  moveClock(readSettings().retention.savedDays * 86_400_000);
  expect(await forgetSaved()).toBe(0);
  moveClock(1000);
  expect(await forgetSaved()).toBe(1);
});
