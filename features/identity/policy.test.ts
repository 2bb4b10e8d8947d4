import { expect, it } from 'vitest';
import { isStaff, mayEnd } from './policy.ts';

it.each([
  ['a confirmed address that is marked', 'a@b.example', true, true, true],
  ['one that nobody confirmed', 'a@b.example', false, true, false],
  ['one that is not marked', 'a@b.example', true, false, false],
  ['no address', null, true, true, false],
])('staff: %s', (_, email, emailVerified, marked, staff) =>
  expect(isStaff({ email, emailVerified }, marked)).toBe(staff),
);

it('lets people end their own sessions alone', () => {
  expect(mayEnd({ userId: 'a' }, { userId: 'a' })).toBe(true);
  expect(mayEnd({ userId: 'a' }, { userId: 'b' })).toBe(false);
});
