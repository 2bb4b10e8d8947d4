import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { recordTags } from '#server/freshness/freshness.ts';
import { newId } from '#server/ids.ts';
import { personalData } from '#server/personal-data/declared.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { applicationAt } from '../../queries.server.ts';
import { catalogueRoutes } from '../../routes.server.ts';
import { emptyWorld, list, openWorld, put, run } from '../../testing/world.server.ts';
import { catalogueTag } from '../../visible.server.ts';
import type { Draft } from '../fields.ts';
import { openSubmission, previewOf, shownSubmissions } from '../page.server.ts';
import { screenPath } from '../wish.ts';
import { commentAsOwner } from './comment.server.ts';
import { commentAsStaff, decide } from './decide.server.ts';
import { beginDraft, saveDraft } from './draft.server.ts';
import { forgetScreens, forgetSubmissions } from './forget.server.ts';
import { addScreen, describeScreens, moveScreen, removeScreen } from './screens.server.ts';
import {
  deleteSubmission,
  reopenSubmission,
  sendSubmission,
  takeDown,
  withdrawSubmission,
} from './send.server.ts';

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

const everybody = { staff: false };
const sam = { userId: 'sam', staff: true };
const yes = { decision: 'publish', comment: '' } as const;
const whole: Draft = {
  name: 'Stockroom',
  tagline: 'Counts shelves by photo',
  maker: 'Shelf & Sons',
  category: 'Logistics',
  kind: 'pre-built',
  priceModel: 'open',
  summary: 'A photo of a shelf becomes a count.',
  takes: 'A photo',
  gives: 'A count',
  features: 'Counting: finds boxes of one kind',
  description: 'Where shelves can be seen from the front.',
};
const picture = {
  bytes: new Uint8Array([1, 2, 3]),
  width: 1600,
  height: 1000,
  contentType: 'image/png' as const,
};

async function begin(user = 'ann'): Promise<string> {
  const id = await beginDraft({ key: newId(), address: '192.0.2.1' }, user);
  if (!id) throw new Error('it was not begun');
  return id;
}
async function complete(draft: Draft = whole): Promise<string> {
  const id = await begin();
  await saveDraft(id, draft, 'ann');
  const screen = await addScreen(id, picture, 'ann');
  await describeScreens(id, { [screen]: 'The list of shelves' }, 'ann');
  return id;
}
async function sent(draft?: Draft): Promise<string> {
  const id = await complete(draft);
  await sendSubmission(id, 'Please try the count.', 'ann');
  return id;
}
const open = async (id: string, user = 'ann') => openSubmission(user, id, null);
const noticesOf = async (user: string) =>
  (await run('select kind, title, body, href from notices where user_id = $1 order by id', [user])).rows;

it('begins once by a button that is pressed twice, and keeps what two devices type', async () => {
  const press = { key: 'one-key-of-a-form', address: '192.0.2.1' };
  const begun = await Promise.all([1, 2, 3].map(() => beginDraft(press, 'ann')));
  expect(new Set(begun).size).toBe(1);
  const id = begun[0] ?? '';
  await Promise.all([saveDraft(id, { name: 'Stock' }, 'ann'), saveDraft(id, { takes: 'A photo' }, 'ann')]);
  await saveDraft(id, { name: 'Stockroom' }, 'ann');
  expect((await open(id))?.draft).toEqual({ name: 'Stockroom', takes: 'A photo' });
  expect((await shownSubmissions('ann', new URLSearchParams('q=stock'))).total).toBe(1);
  expect((await shownSubmissions('ann', new URLSearchParams('q=other'))).total).toBe(0);
  expect((await shownSubmissions('ben', new URLSearchParams())).total).toBe(0);
});

it('is sent only whole, then waits where staff see it and nobody else does', async () => {
  const id = await begin();
  await saveDraft(id, { ...whole, summary: '' }, 'ann');
  await expect(sendSubmission(id, '', 'ann')).rejects.toMatchObject({
    status: 422,
    fields: { summary: expect.anything(), screens: expect.anything() },
  });
  const other = await sent();
  expect(await open(other)).toMatchObject({ status: 'in-review', open: false, liveAt: null });
  expect(await applicationAt('stockroom', everybody)).toBeNull();
  expect(await applicationAt('stockroom', { staff: true })).toMatchObject({ name: 'Stockroom' });
  await expect(saveDraft(other, { name: 'Late' }, 'ann')).rejects.toMatchObject({ status: 409 });
  await expect(sendSubmission(other, '', 'ann')).rejects.toMatchObject({ status: 409 });
});

it('stands in the catalogue on a yes, with its screens and its maker, and its owner is told once', async () => {
  const id = await sent();
  await decide(id, { decision: 'publish', comment: 'Welcome' }, sam);
  await expect(decide(id, yes, sam)).rejects.toMatchObject({ status: 409 });
  const { tags } = await recordTags(() => list(''));
  expect(tags.get(catalogueTag)).toBeGreaterThan(0);
  expect((await list('q=shelf')).slugs).toEqual(['stockroom']);
  expect(await applicationAt('stockroom', everybody)).toMatchObject({
    maker: 'Shelf & Sons',
    hue: 'cobalt',
    pictures: [{ alt: 'The list of shelves', width: 1600, height: 1000 }],
  });
  expect(await open(id)).toMatchObject({ status: 'published', liveAt: '/applications/stockroom' });
  expect(await noticesOf('ann')).toEqual([
    {
      kind: 'application',
      title: 'Stockroom is now in the catalogue',
      body: 'Welcome',
      href: `/account/add_application?open=${id}`,
    },
  ]);
});

it('comes back with a reason, is changed and sent again', async () => {
  const id = await sent();
  await decide(id, { decision: 'reject', comment: 'The second screen is empty.' }, sam);
  expect(await applicationAt('stockroom', { staff: true })).toBeNull();
  expect(await open(id)).toMatchObject({ status: 'rejected' });
  await reopenSubmission(id, 'ann');
  await saveDraft(id, { tagline: 'Counts shelves' }, 'ann');
  await commentAsOwner(id, 'Mended.', 'ann');
  moveClock(1000);
  await sendSubmission(id, '', 'ann');
  await decide(id, yes, sam);
  expect(await applicationAt('stockroom', everybody)).toMatchObject({ tagline: 'Counts shelves' });
  expect((await open(id))?.notes.map(({ side, status, text }) => [side, status, text])).toEqual([
    ['owner', 'in-review', 'Please try the count.'],
    ['staff', 'rejected', 'The second screen is empty.'],
    ['owner', 'draft', ''],
    ['owner', null, 'Mended.'],
    ['owner', 'in-review', ''],
    ['staff', 'published', ''],
  ]);
});

it('keeps the published text until a yes to the change, also when that is a no', async () => {
  const id = await sent();
  await decide(id, yes, sam);
  await reopenSubmission(id, 'ann');
  await saveDraft(id, { tagline: 'Something else' }, 'ann');
  await sendSubmission(id, '', 'ann');
  expect(await applicationAt('stockroom', everybody)).toMatchObject({ tagline: whole.tagline });
  await decide(id, { decision: 'reject', comment: 'No.' }, sam);
  expect(await applicationAt('stockroom', everybody)).toMatchObject({ tagline: whole.tagline });
  expect(await open(id)).toMatchObject({ status: 'rejected', liveAt: '/applications/stockroom' });
});

it('is taken back before a decision, and out of the catalogue after it', async () => {
  const id = await sent();
  await withdrawSubmission(id, 'ann');
  expect(await applicationAt('stockroom', { staff: true })).toBeNull();
  await expect(decide(id, yes, sam)).rejects.toMatchObject({ status: 409 });
  await sendSubmission(id, '', 'ann');
  await decide(id, yes, sam);
  await expect(deleteSubmission(id, 'ann')).rejects.toMatchObject({ status: 409 });
  await takeDown(id, 'ann');
  expect(await applicationAt('stockroom', everybody)).toBeNull();
  expect(await open(id)).toMatchObject({ status: 'draft', liveAt: null });
  await deleteSubmission(id, 'ann');
  expect(await open(id)).toBeNull();
});

it('is listed as live while the catalogue shows it, whatever else stands there', async () => {
  await put('somebody-elses');
  const live = async () => (await shownSubmissions('ann', new URLSearchParams())).submissions[0]?.live;
  const id = await sent();
  expect(await live()).toBe(false);
  await decide(id, yes, sam);
  expect(await live()).toBe(true);
  await takeDown(id, 'ann');
  expect(await live()).toBe(false);
});

it('decides once when somebody takes it back at the same moment', async () => {
  const id = await sent();
  const both = await Promise.allSettled([decide(id, yes, sam), withdrawSubmission(id, 'ann')]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const status = (await open(id))?.status;
  expect(status === 'published').toBe((await applicationAt('stockroom', everybody)) !== null);
});

it('gives every one an address of its own', async () => {
  await put('stockroom');
  await sent();
  await sent();
  const { rows } = await run('select slug from application_submissions order by slug');
  expect(rows.map(({ slug }) => slug)).toEqual(['stockroom-2', 'stockroom-3']);
});

it('is nobody else’s, whatever they send', async () => {
  const id = await complete();
  const screen = (await open(id))?.screens[0]?.id ?? '';
  const wishes = [
    () => saveDraft(id, { name: 'x' }, 'ben'),
    () => addScreen(id, picture, 'ben'),
    () => describeScreens(id, {}, 'ben'),
    () => removeScreen(id, screen, 'ben'),
    () => moveScreen(id, screen, 0, 'ben'),
    () => sendSubmission(id, '', 'ben'),
    () => withdrawSubmission(id, 'ben'),
    () => reopenSubmission(id, 'ben'),
    () => takeDown(id, 'ben'),
    () => deleteSubmission(id, 'ben'),
    () => commentAsOwner(id, 'x', 'ben'),
    // Staff do not see what was never sent to them.
    () => decide(id, yes, sam),
  ];
  for (const wish of wishes) await expect(wish()).rejects.toMatchObject({ status: 404 });
  expect(await open(id, 'ben')).toBeNull();
  expect(await previewOf({ userId: 'ben' }, id)).toBeNull();
});

it('shows how the page will look, with stand-ins for what is missing or wrong', async () => {
  const id = await begin();
  expect(await previewOf({ userId: 'ann' }, id)).toMatchObject({
    name: 'Name of the application',
    screens: [],
    inReview: true,
  });
  await saveDraft(id, { name: 'Stockroom', features: 'no colon', maker: 'Shelf' }, 'ann');
  expect(await previewOf({ userId: 'ann' }, id)).toMatchObject({
    name: 'Stockroom',
    maker: 'Shelf',
    features: [['A feature', 'what it does']],
  });
});

it('keeps screens in their order, and removes the files of those that nothing shows', async () => {
  const id = await complete();
  const second = await addScreen(id, picture, 'ann');
  const third = await addScreen(id, picture, 'ann');
  await moveScreen(id, third, 0, 'ann');
  const ids = (await open(id))?.screens.map((screen) => screen.id) ?? [];
  expect([ids[0], ids[2]]).toEqual([third, second]);
  await describeScreens(id, { [second]: 'Two', [third]: 'Three' }, 'ann');
  await sendSubmission(id, '', 'ann');
  await decide(id, yes, sam);
  await reopenSubmission(id, 'ann');
  await removeScreen(id, third, 'ann');
  // The catalogue shows it until a yes to the change.
  expect(await forgetScreens()).toBe(0);
  await sendSubmission(id, '', 'ann');
  await decide(id, yes, sam);
  expect(await forgetScreens()).toBe(1);
  expect(await services().storage.get(`submissions/${third}`)).toBeNull();
  expect(await services().storage.get(`submissions/${second}`)).not.toBeNull();
});

const app = catalogueRoutes({
  clientAddress: () => '192.0.2.1',
  visitorOf: async (request) => {
    const userId = request.headers.get('x-user');
    return userId ? { userId, staff: userId === 'sam' } : null;
  },
});
app.onError((error) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status });
});
const ask = (path: string, user = '', body?: unknown) =>
  app.request(path, {
    headers: { 'content-type': 'application/json', ...(user ? { 'x-user': user } : {}) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });

it('opens the queue to staff alone, and screens to whom they are shown', async () => {
  const id = await sent();
  const queue = '/api/staff/submissions';
  for (const path of [queue, `${queue}/${id}`]) {
    expect((await ask(path)).status).toBe(401);
    expect((await ask(path, 'ann')).status).toBe(403);
  }
  expect(await (await ask(queue, 'sam')).json()).toMatchObject({ submissions: [{ id, name: 'Stockroom' }] });
  const seen = await (await ask(`${queue}/${id}`, 'sam')).json();
  expect(seen).toMatchObject({ draft: whole, live: false, notes: [{ text: 'Please try the count.' }] });

  const src = screenPath((await open(id))?.screens[0]?.id ?? '');
  const statuses = async () =>
    Promise.all(['', 'ann', 'ben', 'sam'].map(async (user) => (await ask(src, user)).status));
  expect(await statuses()).toEqual([404, 200, 404, 200]);
  await commentAsStaff(id, 'Nice.', sam);
  await decide(id, yes, sam);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect((await noticesOf('ann')).map(({ title }) => title)).toEqual([
    'New message about Stockroom',
    'Stockroom is now in the catalogue',
  ]);
});

it('lets nobody say yes to their own', async () => {
  const id = await sent();
  await run('update application_submissions set user_id = $1 where id = $2', ['sam', id]);
  await expect(decide(id, yes, sam)).rejects.toMatchObject({ status: 403 });
});

it('forgets drafts after the time the privacy page names, never what the catalogue shows', async () => {
  const shown = await sent();
  await decide(shown, yes, sam);
  await reopenSubmission(shown, 'ann');
  await complete({ ...whole, name: 'Other' });
  moveClock(readSettings().retention.submissionDays * 86_400_000);
  expect(await forgetSubmissions()).toBe(0);
  moveClock(1000);
  expect(await forgetSubmissions()).toBe(1);
  expect(await forgetScreens()).toBe(1);
  expect(await open(shown)).not.toBeNull();
});

it('gives a person all of it to take away, and leaves nothing when it is erased', async () => {
  const id = await sent();
  await decide(id, yes, sam);
  const declared = personalData().find(({ name }) => name === 'submissions');
  const person = { userId: 'ann', emailKeys: [] };
  const taken = await declared?.export(services().database.db, person);
  expect(Object.values(taken ?? {}).map((rows) => rows.length)).toEqual([1, 1, 2]);
  await services().inTransaction(async (tx) => declared?.erase(tx, person));
  await forgetScreens();
  for (const table of [...(declared?.tables ?? []), 'applications'])
    expect((await run(`select count(*)::int as rows from ${table}`)).rows[0]?.rows, table).toBe(0);
});
