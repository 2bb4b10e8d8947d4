import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardinal, decimal, digitWords, ordinal, year } from './numbers.ts';
import { parseDigits, parseHalves, parsePlace, parseWords } from './testing/parse-words.ts';

describe('numbers', () => {
  it.each([
    ['0', 'zero'],
    ['21', 'twenty one'],
    ['100', 'one hundred'],
    ['342', 'three hundred and forty two'],
    ['1,204', 'one thousand two hundred and four'],
    ['1,000,001', 'one million and one'],
    ['12,000,000', 'twelve million'],
  ])('%s is %s', (digits, words) => expect(cardinal(digits)).toBe(words));

  it('are heard as what was written', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999_999 }), (number) => {
        expect(parseWords(cardinal(String(number)))).toBe(number);
        expect(parseWords(cardinal(number.toLocaleString('en-GB')))).toBe(number);
        expect(parsePlace(ordinal(String(number)))).toBe(number);
      }),
    );
  });

  it('have their digits one by one behind a point, and where they are names', () => {
    fc.assert(
      fc.property(fc.nat(99_999), fc.stringMatching(/^\d{1,9}$/), (whole, part) => {
        expect(parseDigits(digitWords(part))).toBe(part);
        const [before = '', behind = ''] = decimal(`${whole}.${part}`).split(' point ');
        expect([parseWords(before), parseDigits(behind)]).toEqual([whole, part]);
      }),
    );
  });

  it('say places and years as people do', () => {
    expect(['1', '12', '20', '33', '100'].map(ordinal)).toEqual([
      'first',
      'twelfth',
      'twentieth',
      'thirty third',
      'one hundredth',
    ]);
    expect(['1905', '1900', '1999', '2000', '2005', '2026'].map(year)).toEqual([
      'nineteen oh five',
      'nineteen hundred',
      'nineteen ninety nine',
      'two thousand',
      'two thousand and five',
      'twenty twenty six',
    ]);
  });

  it('say every year from 1010 on so that it can be written down', () => {
    for (let value = 1010; value < 3000; value += 1) {
      const said = year(String(value));
      const [first, second] = said.includes('thousand') ? [0, parseWords(said)] : parseHalves(said);
      expect(first * 100 + second).toBe(value);
    }
  });
});
