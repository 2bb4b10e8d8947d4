import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { events } from '#server/db/tables.ts';
import { recordTags } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { applicationAt, publishedAddresses, similarTo } from '../queries.server.ts';
import { applicationSchema } from '../schema.ts';
import { emptyWorld, list, openWorld, put } from '../testing/world.server.ts';
import { catalogueTag } from '../visible.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(() => close());
beforeEach(emptyWorld);
afterEach(releaseClock);

const everybody = { staff: false };

it('adds, changes under the same slug, and keeps the day it was first published', async () => {
  holdClock('2026-01-01T12:00:00Z');
  await put('desk', { tagline: 'Cellos' });
  const before = await applicationAt('desk', everybody);
  holdClock('2026-02-01T12:00:00Z');
  await put('desk', { tagline: 'Violins' });
  const after = await applicationAt('desk', everybody);
  expect(after).toMatchObject({ id: before?.id, tagline: 'Violins' });
  expect(after?.publishedAt?.toISOString()).toBe('2026-01-01T12:00:00.000Z');
  expect((await list('q=cellos')).slugs).toEqual([]);
  expect((await list('q=violinns')).slugs).toEqual(['desk']);
  const kinds = (await services().database.db.select().from(events)).map(({ kind }) => kind);
  expect(kinds).toEqual(['application.added', 'application.changed']);
});

it('marks every page that shows it as changed', async () => {
  await put('desk');
  const { tags } = await recordTags(() => list(''));
  expect([...tags.keys()]).toContain(catalogueTag);
});

it('takes an entry out of sight when it is no longer published', async () => {
  await put('desk');
  await put('desk', { status: 'rejected' });
  expect(await applicationAt('desk', everybody)).toBeNull();
  expect(await publishedAddresses(10)).toEqual([]);
});

it('refuses slugs that are pages already, and addresses that are none', () => {
  const fields = applicationSchema.pick({ slug: true, demoUrl: true });
  for (const slug of ['compare', 'saved', 'Two Words', '-a'])
    expect(fields.safeParse({ slug, demoUrl: null }).success).toBe(false);
  for (const demoUrl of ['javascript:alert(1)', '//evil.example', 'demo'])
    expect(fields.safeParse({ slug: 'a', demoUrl }).success).toBe(false);
});

it('finds what is like it, and never what nobody may see', async () => {
  await put('one', { category: 'Health', industries: ['Law'] });
  await put('hidden', { category: 'Health', status: 'draft' });
  await put('two', { category: 'Health' });
  await put('three', { industries: ['Law'] });
  const one = await applicationAt('one', everybody);
  if (!one) throw new Error('it was just put in');
  expect((await similarTo(one, 3)).map(({ slug }) => slug)).toEqual(['two', 'three']);
});
