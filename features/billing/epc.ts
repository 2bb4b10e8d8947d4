import { plainIban } from '#lib/money/iban.ts';
import { decimalOf } from '#lib/money/money.ts';

/** What a bank transfer needs to know. */
export interface Transfer {
  name: string;
  iban: string;
  bic: string;
  amount: number;
  currency: string;
  reference: string;
}

/** The text of the code that banking apps fill a transfer in from (EPC069-12, version 002); null where it knows no such transfer. */
export function epcText({ name, iban, bic, amount, currency, reference }: Transfer): string | null {
  if (currency !== 'EUR' || iban === '' || amount < 1 || amount > 99_999_999_999) return null;
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name.slice(0, 70),
    plainIban(iban),
    `EUR${decimalOf(amount, 'EUR')}`,
    '',
    '',
    reference.slice(0, 140),
  ].join('\n');
}
