import { describe, expect, it } from 'vitest';
import { ratesUnder, taxNote, taxTreatments, treatmentOf } from './tax.ts';

const business = (country: string, vatId = '') => ({ kind: 'business' as const, country, vatId });
const person = (country: string) => ({ kind: 'private' as const, country, vatId: '' });
const seller = { standard: 1900, reduced: 700 };

describe('tax', () => {
  it.each([
    ['a business at home', business('DE', 'DE136695976'), 'domestic'],
    ['a person at home', person('DE'), 'domestic'],
    ['a person elsewhere in the Union', person('FR'), 'eu-private'],
    ['a business there with a number', business('FR', 'FR40303265045'), 'reverse-charge'],
    ['a business there without one', business('FR'), 'eu-private'],
    ['a business there with another country’s number', business('FR', 'DE136695976'), 'eu-private'],
    ['a business there with a mistyped number', business('FR', 'FR41303265045'), 'eu-private'],
    ['a private person who types a number', { ...person('FR'), vatId: 'FR40303265045' }, 'eu-private'],
    ['a business outside', business('US'), 'outside'],
    ['a person outside', person('CH'), 'outside'],
    ['somebody in Britain', business('GB', 'GB123456789'), 'outside'],
  ])('for %s', (_, buyer, expected) => {
    expect(treatmentOf('DE', buyer)).toBe(expected);
  });

  it('knows a seller outside the Union', () => {
    expect(treatmentOf('CH', business('CH'))).toBe('domestic');
    expect(treatmentOf('CH', business('DE', 'DE136695976'))).toBe('outside');
    expect(taxNote('outside', 'CH')).not.toContain('2006/112');
  });

  it('either charges the seller’s rates or says why not, never both', () => {
    for (const treatment of taxTreatments) {
      const charged = ratesUnder(treatment, seller).standard > 0;
      expect(taxNote(treatment, 'DE') === '', treatment).toBe(charged);
    }
    expect(taxNote('reverse-charge', 'DE')).toMatch(/^Reverse charge/);
  });
});
