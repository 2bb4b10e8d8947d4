import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyWorld, list, openWorld, popularities, put } from '#features/catalogue/testing/world.server.ts';
import { save } from '#features/saved/commands/save.server.ts';
import { savedRefs } from '#features/saved/queries.server.ts';
import { countPopularity } from './count-popularity.server.ts';
import { thingSources } from './thing-sources.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
  await emptyWorld();
});
afterAll(() => close());

const keep = (things: Parameters<typeof save>[0]['things'], user: string) =>
  save({ things, saved: true }, user, thingSources);

it('shows first what many keep', async () => {
  await put('one');
  await put('two');
  expect((await list('')).slugs).toEqual(['one', 'two']);
  await keep([{ kind: 'application', key: 'two' }], 'ann');
  expect(await countPopularity()).toBe(1);
  expect(await popularities()).toEqual({ one: 0, two: 1 });
  expect((await list('')).slugs).toEqual(['two', 'one']);
  expect(await countPopularity()).toBe(0);
});

it('saves what is public on the site, of every kind, and nothing else', async () => {
  await put('hidden', { status: 'in-review' });
  await keep(
    [
      { kind: 'application', key: 'one' },
      { kind: 'application', key: 'hidden' },
      { kind: 'story', key: '/route-optimization' },
      { kind: 'story', key: '/privacy' },
      { kind: 'post', key: 'two-clicks-one-slot' },
      { kind: 'post', key: 'nothing-written' },
      { kind: 'event', key: 'nothing-planned' },
      { kind: 'demo', key: '/route-optimization/demo?vans=5' },
      { kind: 'demo', key: '/ai/demo/extract-invoice' },
      { kind: 'demo', key: '/ai/demo/no-such-task' },
      { kind: 'demo', key: '//evil.example/demo' },
      { kind: 'demo', key: '/account/details' },
    ],
    'ben',
  );
  expect((await savedRefs('ben')).toSorted()).toEqual([
    'application:one',
    'demo:/ai/demo/extract-invoice',
    'demo:/route-optimization/demo?vans=5',
    'post:two-clicks-one-slot',
    'story:/route-optimization',
  ]);
});
