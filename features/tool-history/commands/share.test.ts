import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { sharedAt } from '../queries.server.ts';
import { toolHistoryRoutes } from '../routes.server.ts';
import { mostShared, mostSharedByVisitor } from '../rules.ts';
import { inTestWorld, sampleShare } from '../testing/world.server.ts';
import { forgetShared } from './forget.server.ts';
import { shareForAccount, shareForVisitor, stopSharing } from './share.server.ts';

const world = inTestWorld();
const ann = { userId: 'ann', name: 'Ann Example' };
const app = toolHistoryRoutes({ clientAddress: () => '192.0.2.7', visitorOf: async () => null });
app.onError((error) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status });
});

it('deletes what a visitor without an account shared after 24 hours, and opens it no second longer', async () => {
  const { id } = await shareForVisitor(sampleShare(randomUUID()));
  moveClock(24 * 3_600_000 - 1000);
  expect(await forgetShared()).toBe(0);
  expect(await sharedAt(id)).toMatchObject({ title: 'How high is the deposit?', sharedBy: null });
  moveClock(1000);
  // Between two runs of the job the page already shows nothing.
  expect(await sharedAt(id)).toBeNull();
  expect(await forgetShared()).toBe(1);
  expect(await world.rows('select 1 from shared_results')).toEqual([]);
});

it('keeps what an account shares until it is taken back, at one address', async () => {
  const result = randomUUID();
  const { id } = await shareForAccount(sampleShare(result), ann);
  moveClock(400 * 86_400_000);
  expect(await forgetShared()).toBe(0);
  expect((await shareForAccount({ ...sampleShare(result), title: 'Newer' }, ann)).id).toBe(id);
  expect(await sharedAt(id)).toMatchObject({ title: 'Newer', sharedBy: 'Ann Example' });
  await expect(stopSharing(id, { userId: 'ben' })).rejects.toMatchObject({ status: 404 });
  await stopSharing(id, { userId: 'ann' });
  expect(await sharedAt(id)).toBeNull();
});

it('takes back the link of a visitor by its key alone', async () => {
  const { id, key } = await shareForVisitor(sampleShare(randomUUID()));
  const stop = (headers: Record<string, string>) =>
    app.request(`/api/shared-results/${id}`, { method: 'DELETE', headers });
  expect((await stop({})).status).toBe(401);
  expect((await stop({ 'x-share-key': 'guessed' })).status).toBe(404);
  expect((await stop({ 'x-share-key': key ?? '' })).status).toBe(200);
  expect(await sharedAt(id)).toBeNull();
  // The key itself is not stored.
  expect(JSON.stringify(await world.rows('select * from shared_results'))).not.toContain(key);
});

it('says in words how much a visitor, and an account, can share', async () => {
  const share = () =>
    app.request('/api/shared-results', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleShare(randomUUID())),
    });
  for (let made = 0; made < mostSharedByVisitor; made += 1) expect((await share()).status).toBe(201);
  moveClock(60_000);
  const refused = await share();
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('10 results a day');
  for (let made = 0; made < mostShared; made += 1) await shareForAccount(sampleShare(randomUUID()), ann);
  await expect(shareForAccount(sampleShare(randomUUID()), ann)).rejects.toThrow('already share 50');
});

it('opens no more links than it says when twenty are made at once for the last five places', async () => {
  for (let made = 0; made < mostShared - 5; made += 1) await shareForAccount(sampleShare(randomUUID()), ann);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => shareForAccount(sampleShare(randomUUID()), ann)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await world.rows("select 1 from shared_results where user_id = 'ann'")).toHaveLength(mostShared);
});
