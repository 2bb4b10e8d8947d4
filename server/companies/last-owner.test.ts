import { expect, it } from 'vitest';
import { leavesAnOwner, type Member } from './last-owner.ts';

const place = (userId: string, role: Member['role']) => ({ userId, role });

it('keeps an owner in every company that has people', () => {
  const alone = [place('a', 'owner')];
  const two = [place('a', 'owner'), place('b', 'member')];
  const owners = [place('a', 'owner'), place('b', 'owner')];
  expect([alone, two, owners].map((places) => leavesAnOwner(places, 'a'))).toEqual([true, false, true]);
  expect([alone, two, owners].map((places) => leavesAnOwner(places, 'a', true))).toEqual([
    false,
    false,
    true,
  ]);
  expect(leavesAnOwner(two, 'b')).toBe(true);
});
