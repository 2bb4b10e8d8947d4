import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posts } from '#content/posts/posts.ts';
import { holdClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { seedAgain } from '#server/testing/test-services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { revisionsOf } from '../entries.server.ts';
import { publishedEntries, publishedEntry, redirectOf, refreshPublished } from '../published.server.ts';
import { stateOf } from '../rules.ts';
import { publishingEntries, publishingRedirects } from '../tables.server.ts';
import { openWorld, rowOf, words } from '../testing/world.server.ts';
import { binEntry } from './bin-entry.server.ts';
import { moveEntry } from './move-entry.server.ts';
import {
  publishEntries,
  publishWhenDue,
  scheduleEntry,
  unpublishEntry,
  unscheduleEntry,
} from './publish-entry.server.ts';
import { putRedirect, removeRedirects } from './redirects.server.ts';
import { returnToVersion } from './return-to-version.server.ts';
import { addEntry, saveEntry } from './save-entry.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(() => close());

const actor = 'user:editor';
const statusOf = (error: unknown) => (error instanceof AppError ? error.status : error);
const post = async (more = {}) => addEntry('post', words(more), actor);

describe('seeds', () => {
  it('are public, and follow the files until somebody edits them', async () => {
    expect(publishedEntries('post').map(({ slug }) => slug)).toEqual(posts.map(({ slug }) => slug));
    const { db } = services().database;
    const [first] = await db.select().from(publishingEntries).where(eq(publishingEntries.slug, '/imprint'));
    if (!first) throw new Error('no imprint');
    await db
      .update(publishingEntries)
      .set({ data: { title: 'Old' }, published: { title: 'Old' } })
      .where(eq(publishingEntries.id, first.id));
    await seedAgain();
    expect((await rowOf(first.id)).published).toEqual(first.published);
    await saveEntry({ id: first.id, seen: 1, data: { ...first.data, title: 'Ours' }, actor });
    await publishEntries([first.id], actor);
    await seedAgain();
    expect((await rowOf(first.id)).published?.title).toBe('Ours');
  });
});

describe('a post', () => {
  it('is a draft, then public, then changed, and public again', async () => {
    const id = await post();
    expect(stateOf(await rowOf(id))).toBe('draft');
    await refreshPublished();
    expect(publishedEntry('post', 'slots-and-seats')).toBeUndefined();
    await publishEntries([id], actor);
    await refreshPublished();
    expect(publishedEntry('post', 'slots-and-seats')?.data.title).toBe('Slots and seats');
    await saveEntry({ id, seen: 1, data: words({ title: 'Seats', slug: 'slots-and-seats' }), actor });
    expect(stateOf(await rowOf(id))).toBe('changed');
    await refreshPublished();
    expect(publishedEntry('post', 'slots-and-seats')?.data.title).toBe('Slots and seats');
    await publishEntries([id], actor);
    expect(stateOf(await rowOf(id))).toBe('public');
  });

  it('goes back to an earlier version and keeps what was between', async () => {
    const id = await post({ title: 'Versions' });
    await saveEntry({ id, seen: 1, data: words({ title: 'Versions', body: '## Two' }), actor });
    expect(await returnToVersion({ id, seen: 2, version: 1, actor })).toBe(3);
    expect((await rowOf(id)).data.body).toBe('## One\n\nText.');
    expect((await revisionsOf(id)).map(({ version, origin }) => [version, origin])).toEqual([
      [3, 'return:1'],
      [2, 'edit'],
      [1, 'edit'],
    ]);
  });

  it('leaves a redirect where its address changes, and takes it away when it comes back', async () => {
    const id = await post({ title: 'Moving' });
    await publishEntries([id], actor);
    await saveEntry({ id, seen: 1, data: words({ title: 'Moving', slug: 'moved' }), actor });
    await publishEntries([id], actor);
    await saveEntry({ id, seen: 2, data: words({ title: 'Moving', slug: 'moved-again' }), actor });
    await publishEntries([id], actor);
    await refreshPublished();
    expect(redirectOf('/blog/moving')).toBe('/blog/moved-again');
    expect(redirectOf('/blog/moved')).toBe('/blog/moved-again');
    await returnToVersion({ id, seen: 3, version: 1, actor });
    await publishEntries([id], actor);
    await refreshPublished();
    expect(redirectOf('/blog/moving')).toBeUndefined();
    expect(redirectOf('/blog/moved-again')).toBe('/blog/moving');
  });

  it('becomes public at its time as it was when it was scheduled', async () => {
    const id = await post({ title: 'Later' });
    const at = new Date('2026-11-17T09:00:00Z');
    await scheduleEntry(id, at, actor);
    await saveEntry({ id, seen: 1, data: words({ title: 'Later', lead: 'Not this.' }), actor });
    await publishWhenDue(id);
    expect((await rowOf(id)).publishedVersion).toBeNull();
    holdClock(at.toISOString());
    await publishWhenDue(id);
    await publishWhenDue(id);
    const row = await rowOf(id);
    expect([row.publishedVersion, row.published?.lead, row.publishAt]).toEqual([
      1,
      'Two people press one half hour.',
      null,
    ]);
    await expect(scheduleEntry(id, at, actor)).rejects.toMatchObject({ status: 422 });
    holdClock('2026-11-16T12:00:00Z');
    await scheduleEntry(id, at, actor);
    await unscheduleEntry(id, actor);
    expect(stateOf(await rowOf(id))).toBe('changed');
  });

  it('is saved by one of two who opened the same version', async () => {
    const id = await post({ title: 'Two editors' });
    const saves = await Promise.allSettled([
      saveEntry({ id, seen: 1, data: words({ title: 'Two editors', lead: 'Ann’s.' }), actor: 'user:ann' }),
      saveEntry({ id, seen: 1, data: words({ title: 'Two editors', lead: 'Ben’s.' }), actor: 'user:ben' }),
    ]);
    const refused = saves.flatMap((save) => (save.status === 'rejected' ? [statusOf(save.reason)] : []));
    expect(refused).toEqual([409]);
    const reason = saves.find((save) => save.status === 'rejected')?.reason;
    expect(reason).toMatchObject({ conflict: { version: 2, fields: [{ name: 'lead', label: 'Lead' }] } });
    expect((await rowOf(id)).version).toBe(2);
  });

  it('shares its address with no other', async () => {
    await post({ title: 'Alone' });
    await expect(post({ title: 'Alone' })).rejects.toMatchObject({ status: 422 });
  });

  it('is what it was when publishing is taken back', async () => {
    const [fresh, old] = [await post({ title: 'Fresh' }), await post({ title: 'Old' })];
    await publishEntries([old], actor);
    await saveEntry({ id: old, seen: 1, data: words({ title: 'Old', slug: 'older' }), actor });
    const undo = await publishEntries([fresh, old], actor);
    expect([stateOf(await rowOf(fresh)), stateOf(await rowOf(old))]).toEqual(['public', 'public']);
    expect(await services().inTransaction((tx) => takeBack(tx, undo, actor))).toBe(true);
    expect([stateOf(await rowOf(fresh)), (await rowOf(old)).publishedSlug]).toEqual(['draft', 'old']);
  });

  it('comes back from the bin with its versions', async () => {
    const id = await post({ title: 'Binned' });
    await publishEntries([id], actor);
    const undo = await binEntry(id, actor);
    await refreshPublished();
    expect(publishedEntry('post', 'binned')).toBeUndefined();
    await services().inTransaction((tx) => takeBack(tx, undo, actor));
    await refreshPublished();
    expect(publishedEntry('post', 'binned')?.data.title).toBe('Binned');
  });

  it('can be taken off the site; a page that is always there cannot', async () => {
    const id = await post({ title: 'Off again' });
    await publishEntries([id], actor);
    await unpublishEntry(id, actor);
    expect(stateOf(await rowOf(id))).toBe('draft');
    const { db } = services().database;
    const [privacy] = await db.select().from(publishingEntries).where(eq(publishingEntries.slug, '/privacy'));
    await expect(unpublishEntry(privacy?.id ?? '', actor)).rejects.toMatchObject({ status: 422 });
  });
});

it('lets an address lead elsewhere, but not in a circle', async () => {
  const isPage = (path: string) => path === '/blog';
  await putRedirect({ from: '/old', to: '/blog', actor, isPage });
  await putRedirect({ from: '/older', to: '/old', actor, isPage });
  await expect(putRedirect({ from: '/blog', to: '/old', actor, isPage })).rejects.toMatchObject({
    status: 422,
  });
  await expect(putRedirect({ from: '/old', to: '/blog', actor, isPage })).rejects.toMatchObject({
    status: 422,
  });
  await refreshPublished();
  expect(redirectOf('/older')).toBe('/old');
  const { db } = services().database;
  const [row] = await db.select().from(publishingRedirects).where(eq(publishingRedirects.fromPath, '/older'));
  const { count, undo } = await removeRedirects([row?.id ?? ''], actor);
  await refreshPublished();
  expect([count, redirectOf('/older')]).toEqual([1, undefined]);
  await services().inTransaction((tx) => takeBack(tx, undo, actor));
  await refreshPublished();
  expect(redirectOf('/older')).toBe('/old');
});

describe('the order of case studies', () => {
  const names = () => publishedEntries('story').map(({ slug }) => slug);

  it('is the operator’s to say, one place at a time, with a way back', async () => {
    await refreshPublished();
    const before = names();
    const [row] = await services()
      .database.db.select()
      .from(publishingEntries)
      .where(eq(publishingEntries.slug, before[1] ?? ''));
    const id = row?.id ?? '';
    const undo = await moveEntry(id, 'up', actor);
    await refreshPublished();
    expect(names()).toEqual([before[1], before[0], ...before.slice(2)]);
    expect(await moveEntry(id, 'up', actor)).toBeNull();
    await services().inTransaction((tx) => takeBack(tx, undo ?? '', actor));
    await refreshPublished();
    expect(names()).toEqual(before);
  });

  it('does not count for posts, which go by their date', async () => {
    await expect(moveEntry(await post({ slug: 'unmoved' }), 'up', actor)).rejects.toMatchObject({
      status: 409,
    });
  });
});
