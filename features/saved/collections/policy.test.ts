import { expect, it } from 'vitest';
import { type Guarded, mayChange, maySee, opens } from './policy.ts';

const mine: Guarded = { userId: 'ann', companyId: null, shareId: null };
const ours: Guarded = { ...mine, companyId: 'dairy' };
const ann = { userId: 'ann', companyId: 'dairy' };
const ben = { userId: 'ben', companyId: 'dairy' };
const cora = { userId: 'cora', companyId: 'bakery' };
const dora = { userId: 'dora', companyId: null };

it('lets the owner alone change it', () => {
  expect([ann, ben, cora, dora].map((looker) => mayChange(looker, ours))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('lets the company see what is shown to it, and nobody what is not', () => {
  expect([ann, ben, cora, dora].map((looker) => maySee(looker, ours))).toEqual([true, true, false, false]);
  expect([ann, ben, cora, dora].map((looker) => maySee(looker, mine))).toEqual([true, false, false, false]);
});

it('opens by the link that is good now, and by none once it is taken back', () => {
  expect(opens('one', { ...mine, shareId: 'one' })).toBe(true);
  expect(opens('one', { ...mine, shareId: 'two' })).toBe(false);
  expect(opens('one', mine)).toBe(false);
  expect(opens(null, mine)).toBe(false);
});
