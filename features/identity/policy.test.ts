import { expect, it } from 'vitest';
import type { StaffArea } from '#lib/staff/staff-areas.ts';
import { areasOf, mayEnd } from './policy.ts';

const sales: StaffArea[] = ['sales'];
it.each([
  ['a confirmed address that is marked', 'a@b.example', true, sales, sales],
  ['one that nobody confirmed', 'a@b.example', false, sales, []],
  ['one that is not marked', 'a@b.example', true, null, []],
  ['no address', null, true, sales, []],
  ['one that the environment names, in other letters', 'Boss@b.example', true, null, ['owner']],
  ['one that it names and nobody confirmed', 'boss@b.example', false, null, []],
])('areas of %s', (_, email, emailVerified, marked, areas) =>
  expect(areasOf({ email, emailVerified }, marked, ['boss@b.example'])).toEqual(areas),
);

it('lets people end their own sessions alone', () => {
  expect(mayEnd({ userId: 'a' }, { userId: 'a' })).toBe(true);
  expect(mayEnd({ userId: 'a' }, { userId: 'b' })).toBe(false);
});
