import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { readSettings } from '#server/settings/settings.ts';
import { resultsPage } from '../queries.server.ts';
import { toolHistoryRoutes } from '../routes.server.ts';
import { mostResults } from '../rules.ts';
import { inTestWorld, sampleResult } from '../testing/world.server.ts';
import { forgetResults } from './forget.server.ts';
import { keepResult } from './keep.server.ts';

const world = inTestWorld();
const app = toolHistoryRoutes({
  clientAddress: () => '192.0.2.1',
  visitorOf: async (request) => {
    const userId = request.headers.get('x-user');
    return userId ? { userId, name: userId } : null;
  },
});
app.onError((error) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status });
});

const id = '7f3b8a52-1c1f-4a3b-9d38-0d1f5f3a7b11';
const ask = (method: string, path: string, user: string, body?: unknown) =>
  app.request(`/api/tool-history${path}`, {
    method,
    headers: { 'x-user': user, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
/** What a route said. */
const said = async (answer: Response) =>
  (await answer.json()) as { results: Record<string, unknown>[]; error: { message: string } };
const listed = async (user: string) => (await said(await ask('GET', '?tool=documents', user))).results;
const list = (wish: Partial<Parameters<typeof resultsPage>[1]> = {}) =>
  resultsPage('ann', { q: '', tool: null, page: 1, ...wish });

/** Puts as many results into Ann's account. */
const fill = (results: number) =>
  world.rows(
    `insert into tool_results (user_id, id, tool, path, title, blocks, about, words, pinned, state, made_at, changed_at, place)
     select 'ann', gen_random_uuid(), 'task', '/ai/demo/x', 'T', '[]', '', '', false, '', now(), now(), place from generate_series(1, ${results}) as place`,
  );

it('keeps a result in an account, gives it back on another device, and the newer form wins', async () => {
  expect((await ask('PUT', `/${id}`, 'ann', sampleResult)).status).toBe(200);
  expect(await listed('ann')).toMatchObject([{ id, title: sampleResult.title, pinned: false }]);
  const later = { ...sampleResult, title: 'Later', changed: '2026-11-16T11:30:00.000Z' };
  await ask('PUT', `/${id}`, 'ann', later);
  const older = await ask('PUT', `/${id}`, 'ann', sampleResult);
  expect(older.status).toBe(409);
  expect((await said(older)).error.message).toContain('a newer version of this');
  const opened = await (await ask('GET', `/${id}`, 'ann')).json();
  expect(opened).toMatchObject({ title: 'Later', state: sampleResult.state });
});

it('answers 404 for a result of another account, whatever is asked of it', async () => {
  await ask('PUT', `/${id}`, 'ann', sampleResult);
  for (const [method, path, body] of [
    ['GET', `/${id}`],
    ['GET', `/${id}/result.md`],
    ['PATCH', `/${id}`, { title: 'Mine now' }],
    ['DELETE', `/${id}`],
  ] as const)
    expect((await ask(method, path, 'ben', body)).status).toBe(404);
  // The same name in another account is another result.
  await ask('PUT', `/${id}`, 'ben', { ...sampleResult, title: 'Ben’s' });
  expect((await listed('ann'))[0]?.title).toBe(sampleResult.title);
  expect((await ask('GET', `/${id}`, '')).status).toBe(401);
});

it('renames, pins, and deletes for good', async () => {
  await ask('PUT', `/${id}`, 'ann', sampleResult);
  await ask('PATCH', `/${id}`, 'ann', { title: 'Deposit', pinned: true });
  expect(await listed('ann')).toMatchObject([{ title: 'Deposit', pinned: true }]);
  expect((await ask('PATCH', `/${id}`, 'ann', { title: ' ' })).status).toBe(422);
  expect((await ask('DELETE', `/${id}`, 'ann')).status).toBe(200);
  expect(await world.rows('select 1 from tool_results')).toEqual([]);
});

it('finds by every word, counts by tool, and shows pinned ones first', async () => {
  await keepResult(id, { ...sampleResult, pinned: true }, 'ann');
  const picture = { ...sampleResult, tool: 'composer', title: 'Two birds', about: '', words: '' } as const;
  await keepResult(randomUUID(), { ...picture, changed: '2026-11-16T11:59:00.000Z' }, 'ann');
  await keepResult(randomUUID(), sampleResult, 'ben');
  expect((await list()).items.map(({ title }) => title)).toEqual([sampleResult.title, 'Two birds']);
  expect((await list({ q: 'LEASE deposit' })).items).toHaveLength(1);
  expect((await list({ q: 'lease birds' })).items).toHaveLength(0);
  expect((await list({ tool: 'composer' })).items).toMatchObject([{ title: 'Two birds' }]);
  expect((await list()).all).toBe(2);
});

it('says in words when a result is too large, or the account is full', async () => {
  const large = await ask('PUT', `/${id}`, 'ann', { ...sampleResult, state: 'x'.repeat(262_144) });
  expect(large.status).toBe(422);
  expect((await said(large)).error.message).toContain('larger than 256 KB');
  await fill(mostResults);
  const full = await ask('PUT', `/${id}`, 'ann', sampleResult);
  expect((await said(full)).error.message).toContain('already keeps 200 results');
});

it('keeps no more than it says when twenty come at once for the last ten places', async () => {
  await fill(mostResults - 10);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => keepResult(randomUUID(), sampleResult, 'ann')),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 422, code: 'full' });
  expect(await world.rows("select 1 from tool_results where user_id = 'ann'")).toHaveLength(mostResults);
});

it('refuses what is no result of a tool', async () => {
  for (const wrong of [
    { tool: 'other' },
    { path: 'https://evil.example/' },
    { blocks: [{ is: 'picture', svg: '<script>', alt: '' }] },
    { blocks: [] },
  ])
    expect((await ask('PUT', `/${id}`, 'ann', { ...sampleResult, ...wrong })).status).toBe(422);
});

it('exports a result as Markdown and for programs', async () => {
  await ask('PUT', `/${id}`, 'ann', sampleResult);
  const text = await ask('GET', `/${id}/result.md`, 'ann');
  expect(text.headers.get('content-disposition')).toContain('how-high-is-the-deposit.md');
  expect(await text.text()).toContain('**two months’ rent**\n\n> The deposit is two months’ rent.');
  const json = await (await ask('GET', `/${id}/result.json`, 'ann')).json();
  expect(json).toMatchObject({ title: sampleResult.title, blocks: sampleResult.blocks });
});

it('forgets after the time that the privacy page names', async () => {
  await keepResult(id, sampleResult, 'ann');
  moveClock(readSettings().retention.savedDays * 86_400_000);
  expect(await forgetResults()).toBe(0);
  moveClock(1000);
  expect(await forgetResults()).toBe(1);
});
