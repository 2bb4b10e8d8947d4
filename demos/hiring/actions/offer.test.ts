import { expect, it } from 'vitest';
import { readOffer } from './offer.ts';

const today = '2026-11-18';
const typed = { startsOn: '2027-02-01', until: '2026-11-28', pay: '52,000', hours: '37,5' };

it('reads the terms as people write them', () => {
  expect(readOffer(typed, 'EUR', today)).toEqual({
    startsOn: '2027-02-01',
    until: '2026-11-28',
    pay: 5_200_000,
    hours: 37.5,
  });
});

it.each([
  ['startsOn', ''],
  ['startsOn', '2026-11-18'],
  ['until', ''],
  ['until', '2026-11-17'],
  ['until', '2027-02-01'],
  ['pay', 'a lot'],
  ['pay', '0'],
  ['hours', ''],
  ['hours', '400'],
] as const)('refuses %s when it is “%s”', (field, text) => {
  expect(readOffer({ ...typed, [field]: text }, 'EUR', today)).toMatchObject({ field });
});
