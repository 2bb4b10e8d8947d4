import { expect, it } from 'vitest';
import { mayDecide, maySeeScreen } from './policy.ts';

const ann = { userId: 'ann', staff: false };
const ben = { userId: 'ben', staff: false };
const staff = { userId: 'sam', staff: true };
const askers = [null, ann, ben, staff];

it('shows a draft’s screen to its owner, a sent one to staff too, a published one to everybody', () => {
  const seen = (screen: { wasSent: boolean; isPublic: boolean }) =>
    askers.map((asker) => maySeeScreen(asker, { userId: 'ann', ...screen }));
  expect(seen({ wasSent: false, isPublic: false })).toEqual([false, true, false, false]);
  expect(seen({ wasSent: true, isPublic: false })).toEqual([false, true, false, true]);
  expect(seen({ wasSent: true, isPublic: true })).toEqual([true, true, true, true]);
});

it('lets staff decide, but not about their own', () => {
  expect([ann, ben, staff].map((asker) => mayDecide(asker, { userId: 'ann' }))).toEqual([false, false, true]);
  expect(mayDecide(staff, { userId: 'sam' })).toBe(false);
});
