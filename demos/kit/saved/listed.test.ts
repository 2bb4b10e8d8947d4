import { expect, it } from 'vitest';
import { listed } from './listed.ts';

const here = (id: string, changed: string, title = id) => ({
  id,
  title,
  pinned: false,
  changed,
  about: 'here',
  holds: [],
});
const there = (id: string, changed: string, title = id) => ({
  id,
  title,
  pinned: false,
  changed,
  about: 'there',
  words: 'lease',
  path: '/ai-tools/filechat',
});

it('lists what either keeps once, the newest first, by the name that was given last', () => {
  const list = listed(
    [here('a', '2026-01-01', 'Old'), here('b', '2026-01-03')],
    [there('a', '2026-01-02', 'New'), there('c', '2026-01-04')],
  );
  expect(list.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(list[2]).toMatchObject({ title: 'New', isHere: true, inAccount: true });
  expect(list[0]).toMatchObject({ isHere: false, inAccount: true, holds: ['lease'] });
  expect(list[1]).toMatchObject({ isHere: true, inAccount: false });
});

it('shows pinned ones first', () =>
  expect(listed([{ ...here('a', '2026-01-01'), pinned: true }], [there('b', '2026-01-02')])[0]?.id).toBe(
    'a',
  ));
