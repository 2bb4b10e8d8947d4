import { expect, it } from 'vitest';
import { isIban, spacedIban } from './iban.ts';

// The examples of the standard's own registry.
const examples = [
  'DE89 3704 0044 0532 0130 00',
  'GB29NWBK60161331926819',
  'NL91ABNA0417164300',
  'FR1420041010050500013M02606',
];

it('knows an account number by its check digits', () => {
  for (const iban of examples) expect(isIban(iban), iban).toBe(true);
});

it('refuses one in which two neighbours are swapped or a digit is missing', () => {
  for (const iban of ['DE89 3704 0044 0532 0103 00', 'DE89 3704 0044 0532 0130', '', 'DE89'])
    expect(isIban(iban), iban).toBe(false);
});

it('writes it in groups of four', () => {
  expect(spacedIban('gb29nwbk60161331926819')).toBe('GB29 NWBK 6016 1331 9268 19');
});
