import { expect, it } from 'vitest';
import { maySeePhoto } from './policy.ts';

it('shows a picture to its owner, to staff and to the people of the same company', () => {
  const shown = { userId: 'a', companyId: 'c1' };
  const see = (userId: string, companyId: string | null, staff = false) =>
    maySeePhoto({ userId, companyId, staff }, shown);
  expect([see('a', null), see('b', null, true), see('b', 'c1')]).toEqual([true, true, true]);
  expect([see('b', null), see('b', 'c2')]).toEqual([false, false]);
  expect(maySeePhoto({ userId: 'b', companyId: null, staff: false }, { userId: 'a', companyId: null })).toBe(
    false,
  );
});
