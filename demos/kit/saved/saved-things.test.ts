import { expect, it } from 'vitest';
import type { SavedHead } from './saved-thing.ts';
import { matching } from './saved-things.ts';

const head = (title: string, holds: string[]): SavedHead => ({
  id: title,
  title,
  pinned: false,
  changed: '',
  about: '',
  holds,
});
const list = [
  head('Lease', ['lease.pdf', 'How high is the deposit?']),
  head('Handbooks', ['office.md', 'How many holidays?']),
];

it('finds things by the words of their title and of what they hold', () => {
  expect(matching(list, 'deposit LEASE').map(({ id }) => id)).toEqual(['Lease']);
  expect(matching(list, 'office').map(({ id }) => id)).toEqual(['Handbooks']);
  expect(matching(list, ' ')).toHaveLength(2);
});
