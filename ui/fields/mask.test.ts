import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit, format, parseMask, patternOf, rawOf, readRaw } from './mask.ts';

const date = parseMask('##/##/####');
const phone = parseMask('+44 #### ######');
const plate = parseMask('AA## SSS');

/** Types, deletes or pastes in a text as a browser would, then lets the mask set it right. */
function replace(
  mask: typeof date,
  before: string,
  start: number,
  end: number,
  text: string,
  forwards = false,
) {
  const after = before.slice(0, start) + text + before.slice(end);
  return applyEdit(mask, { before, after, caret: start + text.length, forwards });
}

describe('a mask', () => {
  test('keeps literals as runs and escapes its own signs', () => {
    expect(parseMask('!##-!A a')).toEqual([
      { literal: '#' },
      { kind: '#' },
      { literal: '-A ' },
      { kind: 'a' },
    ]);
    expect(format(parseMask('!##-!A a'), '7Q')).toBe('#7-A q');
    expect(format(parseMask('#!'), '7')).toBe('7!');
  });

  test('turns letters as it says and leaves out what does not fit', () => {
    expect(format(plate, 'ab12xYz')).toBe('AB12 xYz');
    expect(format(parseMask('aaX'), 'QW9')).toBe('qw9');
    expect(format(date, '1a2')).toBe('12');
  });

  test('writes literals only before something typed, and those at the end when all is there', () => {
    expect(format(date, '12')).toBe('12');
    expect(format(date, '123')).toBe('12/3');
    expect(format(parseMask('## kg'), '1')).toBe('1');
    expect(format(parseMask('## kg'), '12')).toBe('12 kg');
    expect(format(phone, '')).toBe('');
  });

  test('reads formatted and raw text alike', () => {
    expect(readRaw(phone, '+44 7700 900123')).toBe('7700900123');
    expect(readRaw(phone, '+447700900123')).toBe('7700900123');
    expect(readRaw(phone, '7700900123')).toBe('7700900123');
    expect(readRaw(date, '17-11-2026')).toBe('17112026');
  });

  test('becomes a pattern that a browser understands', () => {
    for (const [mask, text] of [
      [date, '17/11/2026'],
      [phone, '+44 7700 900123'],
      [plate, 'AB12 xYz'],
      [parseMask('!!#-[#]'), '!1-[2]'],
    ] as const) {
      expect(new RegExp(`^(?:${patternOf(mask)})$`, 'v').test(text)).toBe(true);
      expect(new RegExp(`^(?:${patternOf(mask)})$`, 'v').test(text.slice(1))).toBe(false);
    }
  });
});

describe('the caret', () => {
  test('steps over a literal when typing before it', () => {
    expect(replace(date, '1', 1, 1, '2')).toEqual({ text: '12', raw: '12', caret: 2 });
    expect(replace(date, '12', 2, 2, '3')).toEqual({ text: '12/3', raw: '123', caret: 4 });
    expect(replace(date, '13/4', 1, 1, '2')).toEqual({ text: '12/34', raw: '1234', caret: 3 });
  });

  test('stays when deleting, also across a literal', () => {
    expect(replace(date, '12/34', 2, 3, '')).toEqual({ text: '13/4', raw: '134', caret: 1 });
    expect(replace(date, '12/34', 2, 3, '', true)).toEqual({ text: '12/4', raw: '124', caret: 2 });
    expect(replace(date, '12/34/5678', 1, 7, '')).toEqual({ text: '16/78', raw: '1678', caret: 1 });
    expect(replace(parseMask('## kg'), '12 kg', 4, 5, '')).toEqual({ text: '1', raw: '1', caret: 1 });
  });

  test('pushes nothing out of a full field', () => {
    expect(replace(date, '12/34/5678', 1, 1, '9')).toEqual({ text: '12/34/5678', raw: '12345678', caret: 1 });
  });

  test('takes what is pasted, raw or formatted', () => {
    expect(replace(phone, '', 0, 0, '+44 7700 900123').text).toBe('+44 7700 900123');
    expect(replace(phone, '', 0, 0, '7700 900 123').text).toBe('+44 7700 900123');
    expect(replace(date, '01/01/2020', 0, 10, '17.11.2026').text).toBe('17/11/2026');
    expect(replace(date, '17', 2, 2, '/11/2026')).toEqual({ text: '17/11/2026', raw: '17112026', caret: 10 });
  });
});

describe('whatever the mask', () => {
  const masks = fc.string({ unit: fc.constantFrom(...'#XSAa!/-+ 4('), maxLength: 14 }).map(parseMask);
  const typing = fc.string({ unit: fc.constantFrom(...'0123abXYéß/+- 4'), maxLength: 16 });

  test('formatting twice changes nothing, and what was typed comes back', () => {
    fc.assert(
      fc.property(masks, typing, (mask, typed) => {
        const text = format(mask, typed);
        const raw = rawOf(mask, text);
        expect(format(mask, raw)).toBe(text);
        expect(rawOf(mask, format(mask, raw))).toBe(raw);
      }),
    );
  });

  test('a whole formatted text reads as what was typed', () => {
    fc.assert(
      fc.property(masks, typing, (mask, typed) => {
        const text = format(mask, typed);
        const raw = rawOf(mask, text);
        fc.pre(raw.length === mask.filter((part) => 'kind' in part).length);
        expect(readRaw(mask, text)).toBe(raw);
      }),
    );
  });

  test('the caret never leaves the text, and the text is always in form', () => {
    fc.assert(
      fc.property(
        masks,
        typing,
        typing,
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        (mask, typed, added, one, two, forwards) => {
          const before = format(mask, typed);
          const [start, end] = [one % (before.length + 1), two % (before.length + 1)].sort((a, b) => a - b);
          const { text, raw, caret } = replace(mask, before, start ?? 0, end ?? 0, added, forwards);
          expect(caret).toBeGreaterThanOrEqual(0);
          expect(caret).toBeLessThanOrEqual(text.length);
          expect(format(mask, raw)).toBe(text);
          expect(rawOf(mask, text)).toBe(raw);
        },
      ),
    );
  });

  test('editing through the mask is editing the digits without it', () => {
    const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength });
    fc.assert(
      fc.property(digits(8), digits(3), fc.nat(), fc.nat(), (typed, added, one, two) => {
        const [start = 0, end = 0] = [one % (typed.length + 1), two % (typed.length + 1)].sort(
          (a, b) => a - b,
        );
        const expected = typed.slice(0, start) + added + typed.slice(end);
        fc.pre(expected.length <= 8);
        const before = format(date, typed);
        const at = (count: number) => format(date, typed.slice(0, count)).length;
        const { raw, text, caret } = replace(date, before, at(start), at(end), added);
        expect(raw).toBe(expected);
        expect(rawOf(date, text.slice(0, caret))).toBe(typed.slice(0, start) + added);
      }),
    );
  });
});

test('lets the end be left out where fewer signs are enough', () => {
  const pattern = new RegExp(`^(?:${patternOf(parseMask('+## ### ##'), 4)})$`, 'v');
  const whole = new RegExp(`^(?:${patternOf(parseMask('+## ### ##'))})$`, 'v');
  expect(['+49 17', '+49 170', '+49 170 1', '+49 170 12'].map((text) => pattern.test(text))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['+49 1', '+49 170 ', '+49 170 123', '4917'].some((text) => pattern.test(text))).toBe(false);
  expect(['+49 170 1', '+49 170 12'].map((text) => whole.test(text))).toEqual([false, true]);
});
