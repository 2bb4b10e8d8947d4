import { describe, expect, it } from 'vitest';
import { readPaperForm, typedOf } from './paper-form.ts';
import { liveSums, priceOf, quantityOf, type Typed } from './paper-lines.ts';
import { newQuoteSchema } from './schema.ts';

const studio = { country: 'DE', rates: { standard: 1900, reduced: 700 }, currency: 'EUR' };
const written: Typed = {
  email: 'ann@example.com',
  'buyer.kind': 'business',
  'buyer.name': 'Example Works GmbH',
  'buyer.street': 'Musterweg 3',
  'buyer.postalCode': '20095',
  'buyer.city': 'Hamburg',
  'buyer.country': 'DE',
  title: 'Route planning',
  discount: '10',
  'lines.0.description': 'Engineering',
  'lines.0.quantity': '7,5',
  'lines.0.unit': 'hours',
  'lines.0.unitPrice': '120.40',
  'lines.0.rate': 'standard',
  'lines.1.quantity': '1',
  'lines.4.description': 'A printed guide',
  'lines.4.quantity': '3',
  'lines.4.unitPrice': '9.99',
  'lines.4.discount': '2.5',
  'lines.4.rate': 'reduced',
};
const read = (typed: Typed) => readPaperForm(newQuoteSchema, typed, studio);

describe('the form of a quote', () => {
  it('reads numbers as people type them, and leaves blank lines out', () => {
    expect(read(written).wish).toMatchObject({
      currency: 'EUR',
      discount: 1000,
      lines: [
        { description: 'Engineering', quantity: 7500, unit: 'hours', unitPrice: 120_40, rate: 'standard' },
        { quantity: 3000, unitPrice: 9_99, discount: 250, rate: 'reduced' },
      ],
    });
    expect([quantityOf('1.25'), quantityOf('1,000.5'), quantityOf('-1'), quantityOf('')]).toEqual([
      1250,
      null,
      null,
      null,
    ]);
    expect([priceOf('1,000', 'EUR'), priceOf('1000,5', 'EUR'), priceOf('1.5', 'JPY')]).toEqual([
      null,
      1000_50,
      null,
    ]);
  });

  it('says what is wrong beside the field of the form, where blank lines stand between', () => {
    const { problems } = read({
      ...written,
      'buyer.city': '',
      'lines.4.quantity': 'some',
      'lines.4.description': '',
      title: '',
    });
    expect(problems).toMatchObject({
      'buyer.city': 'Please enter the town or city.',
      'lines.4.quantity': 'Enter a number such as 1.5.',
      'lines.4.description': 'Please enter a description.',
      title: 'Please enter a title.',
    });
    expect(read({ ...written, 'lines.0.quantity': '0' }).problems).toHaveProperty(['lines.0.quantity']);
  });

  it('takes no address for none, so that a saved one can stand in', () => {
    const none = Object.entries(written).filter(
      ([name]) => !/^buyer\.(name|street|postalCode|city)/.test(name),
    );
    expect(read(Object.fromEntries(none)).wish?.buyer).toBeUndefined();
  });

  it('shows a saved quote again so that it reads the same', () => {
    const { wish } = read(written);
    if (!wish?.buyer) throw new Error('it was right a moment ago');
    const again = typedOf({ ...wish, buyer: wish.buyer, currency: wish.currency ?? '' }, wish.lines);
    expect(read(again).wish).toEqual(wish);
  });
});

describe('the live sums', () => {
  it('come to what the lines say, and count a line once its numbers are there', () => {
    const { sums, nets } = liveSums(written, studio);
    expect(nets).toEqual({ 0: 903_00, 1: null, 4: 29_22 });
    expect(sums).toMatchObject({ subtotal: 932_22, discount: 93_22, net: 839_00 });
    expect(sums.net + sums.tax).toBe(sums.gross);
  });

  it('follow the buyer: no tax for a business elsewhere in the Union with a number that fits', () => {
    const french = { ...written, 'buyer.country': 'FR', 'buyer.vatId': 'FR40 303 265 045' };
    expect(liveSums(french, studio)).toMatchObject({ treatment: 'reverse-charge', sums: { tax: 0 } });
    expect(liveSums({ ...french, 'buyer.vatId': 'FR41303265045' }, studio).treatment).toBe('eu-private');
  });
});
