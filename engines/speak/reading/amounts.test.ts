import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionWords } from './fractions.ts';
import { spokenWords } from './spoken.ts';
import { parseDigits, parsePlace, parseWords } from './testing/parse-words.ts';

describe('money', () => {
  it('is heard to the penny', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.nat(99), (pounds, pence) => {
        const written = `£${pounds.toLocaleString('en-GB')}.${String(pence).padStart(2, '0')}`;
        const found = /^(?:(.*?) pounds?)?\s?(?:(.*?) (?:pence|penny))?$/.exec(spokenWords(written));
        expect([parseWords(found?.[1] ?? 'zero'), parseWords(found?.[2] ?? 'zero')]).toEqual([pounds, pence]);
      }),
    );
  });
  it.each([
    ['£1.20', 'one pound twenty pence'],
    ['$3.5m', 'three point five million dollars'],
    ['€3bn', 'three billion euros'],
    ['£10–12', 'ten to twelve pounds'],
    ['£1.50–£2.20', 'one pound fifty pence to two pounds twenty pence'],
    ['$5–10 million', 'five to ten million dollars'],
    ['£3m–£5m', 'three to five million pounds'],
    ['−£5', 'minus five pounds'],
    ['2,50 €', 'two euros fifty cents'],
    ['CHF 200', 'two hundred Swiss francs'],
    ['US$5', 'five U S dollars'],
    ['£1, £2', 'one pound, two pounds'],
    ['It costs 40p.', 'It costs forty pence.'],
  ])('%s', (written, said) => expect(spokenWords(written)).toBe(said));
});

describe('units', () => {
  it.each([
    ['90 km/h', 'ninety kilometres an hour'],
    ['−3 °C', 'minus three degrees Celsius'],
    ['20–25 °C', 'twenty to twenty five degrees Celsius'],
    ['1 km and 5 kg', 'one kilometre and five kilograms'],
    ['30 m² and 12 m³', 'thirty square metres and twelve cubic metres'],
    ['8 GB at 10 Gbit/s', 'eight gigabytes at ten gigabits per second'],
    ['20 mg/ml', 'twenty milligrams per millilitre'],
    ['a 5-km run', 'a five kilometre run'],
    ['5 × 6 cm', 'five by six centimetres'],
    ['6ft 2in', 'six feet two inches'],
    ['12.5% more', 'twelve point five per cent more'],
    ['5–10%', 'five to ten per cent'],
    ['20k users', 'twenty thousand users'],
    ['5x faster', 'five times faster'],
    ['4K', 'four K'],
  ])('%s', (written, said) => expect(spokenWords(written)).toBe(said));
});

describe('ranges', () => {
  it('say both numbers, with a dash and with a hyphen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), (from, size) => {
        for (const sign of ['–', '-', ' – ']) {
          const [first = '', last = ''] = spokenWords(`${from}${sign}${from + size} days`)
            .replace(/ days$/, '')
            .split(' to ');
          expect([parseWords(first), parseWords(last)]).toEqual([from, from + size]);
        }
      }),
    );
  });
  it.each([
    ['10–12 people', 'ten to twelve people'],
    ['2019–2024', 'twenty nineteen to twenty twenty four'],
    ['2019–24', 'twenty nineteen to twenty four'],
    ['3–5 May', 'the third to the fifth of May'],
    ['Mon–Fri', 'Monday to Friday'],
    ['they won 3-1', 'they won three one'],
    ['code 1-2-3', 'code one two three'],
  ])('%s', (written, said) => expect(spokenWords(written)).toBe(said));
});

describe('fractions', () => {
  it('say what is above and what is below', () => {
    for (const under of [3, 5, 6, 7, 8, 9, 10, 16, 32, 64, 100])
      for (let over = 2; over < under; over += 1) {
        const list = fractionWords(over, under).split(' ');
        const below = (list.pop() ?? '').replace(/s$/, '');
        // Above may have several words, and below too: 'twenty one sixty fourths'.
        const cut = under > 20 && under < 100 ? list.length - (under % 10 === 0 ? 0 : 1) : list.length;
        const tens = under === 100 ? cut - 1 : cut;
        expect([
          parseWords(list.slice(0, tens).join(' ')),
          parsePlace([...list.slice(tens), below].join(' ')),
        ]).toEqual([over, under]);
      }
  });
  it.each([
    ['1/2 and ¾', 'a half and three quarters'],
    ['1½ hours', 'one and a half hours'],
    ['½ km', 'half a kilometre'],
    ['2/3 of them', 'two thirds of them'],
    ['⅛', 'an eighth'],
    ['24/7', 'twenty four seven'],
    ['50/50', 'fifty fifty'],
  ])('%s', (written, said) => expect(spokenWords(written)).toBe(said));
});

describe('telephone numbers', () => {
  it('have their digits one by one, in groups', () => {
    const group = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    fc.assert(
      fc.property(group(2), group(4), group(4), (area, first, last) => {
        const said = spokenWords(`0${area} ${first} ${last}`);
        expect(parseDigits(said)).toBe(`0${area}${first}${last}`);
        expect(said.split(', ')).toHaveLength(3);
      }),
    );
  });
  it.each([
    ['+44 20 7946 0958', 'plus four four, two zero, seven nine four six, zero nine five eight'],
    ['(020) 7946 0958', 'zero two zero, seven nine four six, zero nine five eight'],
    ['call 112 now', 'call one one two now'],
    ['Tel: 867-5309', 'Tel: eight six seven, five three zero nine'],
    ['100-1000 days', 'one hundred to one thousand days'],
    ['112 people', 'one hundred and twelve people'],
  ])('%s', (written, said) => expect(spokenWords(written)).toBe(said));
});
