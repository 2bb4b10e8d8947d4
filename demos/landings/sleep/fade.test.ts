import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clock, curves, fadeList, fadePath, halfAt, loudness, minutesTrouble, moonPath } from './fade.ts';

describe('loudness', () => {
  it.each(curves)('begins full, ends in silence and never rises: %s', (kind) => {
    expect(loudness(kind, 0)).toBe(1);
    expect(loudness(kind, 1)).toBe(0);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b) => {
          expect(loudness(kind, Math.max(a, b))).toBeLessThanOrEqual(loudness(kind, Math.min(a, b)));
        },
      ),
    );
  });

  it('goes down by six stairs', () => expect(new Set(fadeList('stairs'))).toHaveLength(7));
});

it('says when it is half as loud', () => {
  expect(halfAt('even', 20)).toBe(10);
  expect(halfAt('stairs', 30)).toBe(15);
  expect(halfAt('late', 20)).toBe(15.9);
});

it.each([
  ['20', null],
  [' 7 ', null],
  ['soon', /whole minutes, like 20. Until then it plays for 18/],
  ['2.5', /whole minutes/],
  ['0', /between 1 and 90/],
  ['120', /between 1 and 90/],
])('answers to “%s” minutes', (typed, answer) => {
  const said = minutesTrouble(typed, 18);
  if (answer === null) expect(said).toBeNull();
  else expect(said).toMatch(answer);
});

it('writes what is left as a clock', () =>
  expect([75, 60, 9.2, 0, -3].map(clock)).toEqual(['1:15', '1:00', '0:10', '0:00', '0:00']));

it('draws a full, a half and a new moon', () => {
  expect(moonPath(1, 10)).toBe('M0 -10A10 10 0 0 0 0 10A10 10 0 0 0 0 -10Z');
  expect(moonPath(0.5, 10)).toBe('M0 -10A10 10 0 0 0 0 10A0 10 0 0 1 0 -10Z');
  expect(moonPath(0, 10)).toBe('M0 -10A10 10 0 0 0 0 10A10 10 0 0 1 0 -10Z');
});

it('draws a fade from the top left to the bottom right', () =>
  expect(fadePath('even', 100, 50)).toMatch(/^M0 0L.+L100 50$/));
