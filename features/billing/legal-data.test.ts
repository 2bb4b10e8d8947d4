import { expect, it } from 'vitest';
import { siteDefaults } from '#content/site.ts';
import { gapWords, legalGaps } from './legal-data.ts';
import type { Seller } from './seller.ts';

const seller: Seller = {
  name: 'Harbour Works GmbH',
  street: 'Kai 3',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  register: '',
  vatId: 'DE136695976',
  taxNumber: '',
  email: '',
  phone: '',
  accountHolder: 'Harbour Works GmbH',
  iban: 'DE02120300000000202051',
  bic: '',
  bank: '',
};
const gaps = (change: Partial<Seller>, treatment?: 'reverse-charge') =>
  gapWords(legalGaps({ ...seller, ...change }, treatment));

it('lets a company with all of its data write bills', () => {
  expect(gaps({})).toBe('');
  expect(gaps({}, 'reverse-charge')).toBe('');
  expect(gaps({ vatId: '', taxNumber: '27/123/45678' })).toBe('');
});

it('names everything that a new site does not have yet', () => {
  const { company, billing } = siteDefaults;
  expect(gaps({ ...company, ...billing, name: company.legalName })).toBe(
    'registered name, street and number, postal code, town, tax number or VAT number and bank account (IBAN)',
  );
});

it.each<[string, Partial<Seller>]>([
  ['town', { city: ' ' }],
  ['postal code', { postalCode: '' }],
  ['a valid VAT number', { vatId: 'DE136695977' }],
  ['bank account (IBAN)', { iban: '' }],
])('asks for the %s', (words, change) => {
  expect(gaps(change)).toBe(words);
});

it('asks for a VAT number where the buyer owes the tax, even if a tax number is set', () => {
  expect(gaps({ vatId: '', taxNumber: '27/123/45678' }, 'reverse-charge')).toBe(
    'VAT number (required for reverse charge)',
  );
});

it('does not take a street name for the sample because of a few letters', () => {
  expect(gaps({ street: 'Sampleton Road 4' })).toBe('');
});
