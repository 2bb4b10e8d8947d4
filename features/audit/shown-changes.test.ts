import { expect, it } from 'vitest';
import { shownChanges } from './shown-changes.ts';

it('shows before and after of every field, and nothing that is no change', () => {
  const changes = { title: ['Old', 'New'], tags: [['a'], ['a', 'b']], gone: ['x', null], odd: 'no pair' };
  expect(shownChanges({ changes, other: 1 })).toEqual([
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
    { field: 'gone', before: 'x', after: '' },
  ]);
  expect(shownChanges({})).toEqual([]);
  expect(shownChanges({ changes: null })).toEqual([]);
});
