import { expect, it } from 'vitest';
import { mayAccept, mayManage, type Place } from './policy.ts';

const place = (userId: string, role: Place['role']): Place => ({ userId, role });

it('lets owners manage, and nobody else', () => {
  expect([mayManage(place('a', 'owner')), mayManage(place('a', 'member')), mayManage(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('opens an invitation to its own confirmed address alone', () => {
  const person = { userId: 'a', email: 'Ann@Example.com', emailVerified: true, name: null };
  expect(mayAccept(person, 'ann@example.com')).toBe(true);
  expect(mayAccept({ ...person, emailVerified: false }, 'ann@example.com')).toBe(false);
  expect(mayAccept(person, 'bob@example.com')).toBe(false);
  expect(mayAccept({ ...person, email: null }, 'ann@example.com')).toBe(false);
});
