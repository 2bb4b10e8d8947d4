import { expect, test, vi } from 'vitest';
import type { IconSet } from '#lib/look/icon-set.ts';
import { makeIconStore } from './icon-store.ts';

const body = '<path d="M0 0"/>';
const all = (prefix: string, names: readonly string[]): Promise<IconSet> =>
  Promise.resolve({ prefix, icons: Object.fromEntries(names.map((name) => [name, { body }])) });
const settled = () => new Promise((done) => setTimeout(done, 5));

test('names of one moment go in one request a set, each once', async () => {
  const load = vi.fn(all);
  const store = makeIconStore(load);
  for (const name of ['lucide:clock', 'lucide:van', 'lucide:clock', 'tabler:bike'])
    store.watch(name, () => {});
  await settled();
  expect(load.mock.calls).toEqual([
    ['lucide', ['clock', 'van']],
    ['tabler', ['bike']],
  ]);
  expect(store.look('lucide:van')).toEqual({ body });
});

test('what is known is not asked for again, and a hundred at most at once', async () => {
  const load = vi.fn(all);
  const store = makeIconStore(load);
  for (let at = 0; at < 130; at += 1) store.watch(`lucide:i${at}`, () => {});
  await settled();
  store.watch('lucide:i7', () => {});
  await settled();
  expect(load.mock.calls.map(([, names]) => names.length)).toEqual([100, 30]);
});

test('what is in no set stays missing; what failed is asked for again by the next', async () => {
  const load = vi
    .fn(all)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce({ prefix: 'lucide', icons: {}, not_found: ['van'] });
  const store = makeIconStore(load);
  const changed = vi.fn();
  const stop = store.watch('lucide:van', changed);
  await settled();
  expect(store.look('lucide:van')).toBe('failed');
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  store.watch('lucide:van', () => {});
  await settled();
  expect(store.look('lucide:van')).toBe('missing');
  store.watch('lucide:van', () => {});
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a name that is none, or a word every object knows, asks nobody or finds nothing', async () => {
  const load = vi.fn(async (prefix: string) => ({ prefix, icons: {} }));
  const store = makeIconStore(load);
  store.watch('clock', () => {});
  store.watch('lucide:constructor', () => {});
  await settled();
  expect(load.mock.calls).toEqual([['lucide', ['constructor']]]);
  expect(store.look('clock')).toBe('missing');
  expect(store.look('lucide:constructor')).toBe('missing');
});
