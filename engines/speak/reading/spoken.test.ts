import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardinal, ordinal, roman, year } from './numbers.ts';
import { spokenWords } from './spoken.ts';

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

  it('gives different words to different numbers', () => {
    const number = fc.nat(999_999_999);
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(cardinal(String(one)) === cardinal(String(other))).toBe(one === other);
      }),
    );
  });

  it('says places and years as people do', () => {
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

  it('reads Roman numerals, and nothing that only looks like one', () => {
    expect(['IV', 'XIX', 'MMXXVI', 'IIII', 'VX'].map(roman)).toEqual([4, 19, 2026, null, null]);
  });
});

describe('a sentence as it is spoken', () => {
  it.each([
    ['£1.20 at 9:05', 'one pound twenty pence at nine oh five'],
    ['$3.5m', 'three point five million dollars'],
    ['It costs 40p.', 'It costs forty pence.'],
    ['on 3 May 2026', 'on the third of May twenty twenty six'],
    ['the 3rd of May, 2026', 'the third of May twenty twenty six'],
    ['on the 3rd May', 'on the third of May'],
    ['2026-11-18', 'the eighteenth of November twenty twenty six'],
    ['05/06/2026', 'the fifth of June twenty twenty six'],
    ['9:30 a.m.', 'nine thirty A M'],
    ['at 17:00', 'at seventeen hundred hours'],
    ['in the 1990s', 'in the nineteen nineties'],
    ['from 1491 to 1547', 'from fourteen ninety one to fifteen forty seven'],
    ['1939–1945', 'nineteen thirty nine to nineteen forty five'],
    ['12.5% more', 'twelve point five per cent more'],
    ['−3 °C', 'minus three degrees Celsius'],
    ['1 km and 5 kg', 'one kilometre and five kilograms'],
    ['Dr. Smith, i.e. him', 'Doctor Smith, that is him'],
    ['Henry VIII', 'Henry the eighth'],
    ['Chapter IV', 'Chapter four'],
    ['the NASA and the FBI', 'the nasa and the F B I'],
    ['ON CONFLICT DO NOTHING', 'on conflict do nothing'],
    ['the FBI CIA file', 'the F B I C I A file'],
    ['J. R. R. Tolkien', 'J R R Tolkien'],
    ['ann@example.co.uk', 'ann at example dot co dot U K'],
    ['see https://example.com/a-b.', 'see example dot com slash a dash b.'],
    ['Call 020 7946 0958', 'Call zero two zero seven nine four six zero nine five eight'],
    ['2–3 days', 'two to three days'],
    ['version 2.4.1', 'version two point four point one'],
    ['salt & vinegar', 'salt and vinegar'],
    ['the 21st', 'the twenty first'],
    ['1½ hours', 'one and a half hours'],
    ['I told Mr. Brown, etc.', 'I told Mister Brown, et cetera'],
  ])('%s', (written, said) => expect(spokenWords(written)).toBe(said));

  it('says a word as somebody wants it, whole words alone', () => {
    const own = [{ written: 'Akra', said: 'ack rah' }];
    expect(spokenWords('Akra, AKRA and Akrabat', own)).toBe('ack rah, ack rah and Akrabat');
  });

  it('leaves no digit and no sign that a voice cannot say', () => {
    const piece = fc.constantFrom(
      '12',
      '3.5',
      '£',
      '%',
      '1,204',
      '2026-01-02',
      '9:05',
      'VIII',
      'Dr.',
      '&',
      '/',
      'a',
      'x@y.com',
      '#',
      '°C',
      '—',
      '½',
      '-',
      '.',
      '99',
      'kg',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
        expect(spokenWords(pieces.join(' '))).not.toMatch(/[0-9%£$€&#@*_<>{}[\]\\|^~]/);
      }),
    );
  });
});
