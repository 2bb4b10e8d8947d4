import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { readSettings } from '#server/settings/settings.ts';
import { shownSaved } from '../page.server.ts';
import { savedKeys, savedRefs, saversOf } from '../queries.server.ts';
import { savedRoutes } from '../routes.server.ts';
import { mostSaved } from '../schema.ts';
import { emptyWorld, openWorld, run, sources } from '../testing/world.server.ts';
import { forgetSaved } from './forget.server.ts';
import { writeNote } from './note.server.ts';
import { refreshThings } from './refresh.server.ts';
import { save } from './save.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(() => close());
beforeEach(async () => {
  holdClock('2026-01-01T12:00:00Z');
  await emptyWorld();
});
afterEach(releaseClock);

const one = { kind: 'application', key: 'one' } as const;
const two = { kind: 'event', key: 'two' } as const;
const gone = { kind: 'post', key: 'gone' } as const;
const keep = (user: string, ...things: Parameters<typeof save>[0]['things']) =>
  save({ things, saved: true }, user, sources);
const list = (query = '', user = 'ann') =>
  shownSaved({ userId: user, zone: 'UTC' }, new URLSearchParams(query), sources);
const refs = async (query = '') => (await list(query)).items.map(({ ref }) => ref);

const app = savedRoutes({
  clientAddress: () => '192.0.2.1',
  visitorOf: async (request) => {
    const userId = request.headers.get('x-user');
    return userId ? { userId } : null;
  },
  sources,
});
app.onError((error) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status });
});
const json = (body: unknown, user = 'ann') =>
  app.request('/api/saved', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user': user },
    body: JSON.stringify(body),
  });
const form = (fields: Record<string, string>, user = '') =>
  app.request('/api/saved', {
    method: 'POST',
    headers: user ? { 'x-user': user } : {},
    body: new URLSearchParams(fields),
  });

it('saves once however often it is pressed, passes over what is not there, and takes off', async () => {
  await Promise.all([1, 2, 3].map(() => keep('ann', one, gone, one)));
  expect(await savedRefs('ann')).toEqual(['application:one']);
  expect(await savedRefs('ben')).toEqual([]);
  await save({ things: [one], saved: false }, 'ben', sources);
  expect(await savedKeys('ann', 'application', 10)).toEqual(['one']);
  await save({ things: [one], saved: false }, 'ann', sources);
  expect(await savedRefs('ann')).toEqual([]);
});

it('merges what a browser kept with what the account has', async () => {
  await keep('ann', one);
  moveClock(1000);
  expect((await json({ things: [two, one], saved: true })).status).toBe(200);
  const answer = await app.request('/api/saved', { headers: { 'x-user': 'ann' } });
  expect(await answer.json()).toEqual({ refs: ['event:two', 'application:one'] });
});

it('keeps nothing for who is not signed in, and sends a form to the door and back', async () => {
  expect((await json({ things: [one], saved: true }, '')).status).toBe(401);
  expect((await app.request('/api/saved')).status).toBe(401);
  expect((await form(one)).headers.get('location')).toBe('/sign-in?redirectFrom=%2Fone');
  for (const things of [[], [{ kind: 'page', key: 'x' }], [{ kind: 'post' }]])
    expect((await json({ things, saved: true })).status).toBe(422);
});

it('works as a plain form for who is signed in', async () => {
  expect((await form(one, 'ann')).headers.get('location')).toBe('/account/saved-items');
  expect(await savedRefs('ann')).toEqual(['application:one']);
  await form({ ...one, saved: 'no' }, 'ann');
  expect(await savedRefs('ann')).toEqual([]);
});

it('names the result of a demo as its owner does, and nothing else', async () => {
  const result = { kind: 'demo', key: '/routes?plan=5', title: 'Round with five vans' } as const;
  await keep('ann', result, { ...one, title: 'Buy now' });
  expect((await list()).items.map(({ title }) => title).toSorted()).toEqual([
    'Round with five vans',
    'The one',
  ]);
});

it('finds by every word of name and note, counts by kind, and writes notes on one’s own alone', async () => {
  await keep('ann', one);
  moveClock(1000);
  await keep('ann', two);
  expect(await writeNote({ ...one, note: 'Show to Hanna' }, 'ann')).toBe(true);
  expect(await writeNote({ ...two, note: 'Mine' }, 'ben')).toBe(false);
  expect(await refs()).toEqual(['event:two', 'application:one']);
  expect(await refs('q=HANNA+one')).toEqual(['application:one']);
  expect(await refs('q=hanna+two')).toEqual([]);
  expect(await refs('kind=event')).toEqual(['event:two']);
  expect(await refs('kind=nonsense&page=-4')).toEqual(['event:two', 'application:one']);
  expect((await list('q=the')).kinds.map(({ kind, things }) => [kind, things])).toEqual([
    ['application', 1],
    ['event', 1],
  ]);
});

it('still shows what is gone from the site, without a way to it', async () => {
  await run("insert into saved_items values ('ann', 'post', 'gone', 'An old post', 'Journal', '', now())");
  expect((await list()).items).toMatchObject([{ title: 'An old post', href: null }]);
});

it('leafs and searches through ten thousand, and takes no more', async () => {
  await run(
    "insert into saved_items select 'ann', 'application', 'app-' || n, 'Application ' || n, 'About', '', now() - n * interval '1 second' from generate_series(1, $1) n",
    [mostSaved],
  );
  const last = await list(`page=${mostSaved / 20}`);
  expect(last.items.at(-1)?.ref).toBe(`application:app-${mostSaved}`);
  expect(await refs('q=application+9876')).toEqual(['application:app-9876']);
  await expect(keep('ann', two)).rejects.toThrow('keeps 10,000 items');
});

it('learns the names of things again for the search, and leaves those that people gave', async () => {
  const result = { kind: 'demo', key: '/routes?plan=5', title: 'Round with five vans' } as const;
  await keep('ann', one, two, result);
  await run("update saved_items set title = 'An older name' where kind = 'application'");
  await run("insert into saved_items values ('ann', 'post', 'gone', 'An old post', '', '', now())");
  expect(await refreshThings(sources)).toBe(1);
  expect(await refreshThings(sources)).toBe(0);
  const { rows } = await run('select title from saved_items order by title');
  expect(rows.map(({ title }) => title)).toEqual([
    'An old post',
    'Round with five vans',
    'The one',
    'The two',
  ]);
});

it('counts who keeps what', async () => {
  await keep('ann', one, two);
  await keep('ben', one);
  expect(await saversOf('application')).toEqual([{ key: 'one', savers: 2 }]);
});

it('forgets after the time the privacy page names', async () => {
  await keep('ann', one);
  moveClock(readSettings().retention.savedDays * 86_400_000);
  expect(await forgetSaved()).toBe(0);
  moveClock(1000);
  expect(await forgetSaved()).toBe(1);
});
