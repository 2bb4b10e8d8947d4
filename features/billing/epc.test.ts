import { expect, it } from 'vitest';
import { epcText } from './epc.ts';

const transfer = {
  name: 'Akra Studio (sample company)',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  amount: 123_405,
  currency: 'EUR',
  reference: 'INV-2026-0007',
};

it('writes what banking apps read', () => {
  expect(epcText(transfer)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFFXXX',
    'Akra Studio (sample company)',
    'DE89370400440532013000',
    'EUR1234.05',
    '',
    '',
    'INV-2026-0007',
  ]);
});

it('writes none for another currency, without an account, or for nothing', () => {
  expect(epcText({ ...transfer, currency: 'JPY' })).toBe(null);
  expect(epcText({ ...transfer, iban: '' })).toBe(null);
  expect(epcText({ ...transfer, amount: 0 })).toBe(null);
});
