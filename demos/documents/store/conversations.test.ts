import { expect, it } from 'vitest';
import { type Head, matching } from './conversations.ts';

const head = (title: string, files: string[], questions: string[]): Head => ({
  id: title,
  title,
  pinned: false,
  changed: '',
  files,
  questions,
});
const list = [
  head('Lease', ['lease.pdf'], ['How high is the deposit?']),
  head('Handbooks', ['office.md'], ['How many holidays?']),
];

it('finds conversations by the words of their title, files and questions', () => {
  expect(matching(list, 'deposit LEASE').map(({ id }) => id)).toEqual(['Lease']);
  expect(matching(list, 'office').map(({ id }) => id)).toEqual(['Handbooks']);
  expect(matching(list, ' ')).toHaveLength(2);
});
