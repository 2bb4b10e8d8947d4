import { expect, it } from 'vitest';
import { liveSums } from './paper-lines.ts';
import { paperPreview } from './paper-preview.ts';

const reckoning = { country: 'DE', rates: { standard: 1900, reduced: 700 }, currency: 'EUR' };
const typed = {
  title: ' Route planning ',
  note: 'As agreed.',
  discount: '10',
  'buyer.kind': 'business',
  'buyer.name': 'Example Works GmbH',
  'buyer.street': 'Musterweg 3',
  'buyer.postalCode': '20095',
  'buyer.city': 'Hamburg',
  'buyer.country': 'DE',
  'lines.0.description': 'Engineering',
  'lines.0.quantity': '7,5',
  'lines.0.unit': 'hours',
  'lines.0.unitPrice': '120.40',
  'lines.0.rate': 'standard',
  'lines.1.description': '',
  'lines.1.quantity': '1',
  'lines.1.unitPrice': '',
  'lines.2.description': 'A guide',
  'lines.2.quantity': '1',
  'lines.2.unitPrice': 'much',
};
const shown = (more: Record<string, string> = {}) => {
  const form = { ...typed, ...more };
  return paperPreview(form, liveSums(form, reckoning), reckoning);
};

it('says what the buyer will read, line by line', () => {
  expect(shown()).toMatchObject({
    title: 'Route planning',
    buyer: ['Example Works GmbH', 'Musterweg 3', '20095 Hamburg'],
    lines: [
      { position: 1, description: 'Engineering', quantity: '7.5 hours', price: '€120.40', amount: '€903.00' },
      { position: 2, description: 'A guide', price: '–', amount: '–' },
    ],
    sums: [
      { term: 'Sum of the lines', text: '€903.00' },
      { term: 'Discount of 10%', text: '-€90.30' },
      { term: 'Net', text: '€812.70' },
      { term: 'VAT 19% on €812.70', text: '€154.41' },
    ],
    total: '€967.11',
    taxNote: '',
  });
});

it('follows the buyer’s country in address and tax', () => {
  const abroad = shown({ 'buyer.country': 'FR', 'buyer.vatId': 'FR40303265045' });
  expect(abroad.buyer.at(-1)).toBe('France');
  expect(abroad.taxNote).toContain('Reverse charge');
});
