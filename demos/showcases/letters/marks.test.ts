import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from './marks.ts';

it('cuts a paragraph where marks begin and end, also where they lie over each other', () => {
  const pieces = piecesOf(
    'Pay £5 by May.',
    { start: 0, end: 14 },
    {
      found: [{ start: 4, end: 6 }],
      asked: [{ start: 0, end: 9 }],
    },
  );
  expect(pieces.map(({ text, isFound, isAsked }) => [text, isFound, isAsked])).toEqual([
    ['Pay ', false, true],
    ['£5', true, true],
    [' by', false, true],
    [' May.', false, false],
  ]);
});

it('loses no letter, whatever is marked', () => {
  const place = fc
    .tuple(fc.nat(30), fc.nat(30))
    .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 30 }),
      fc.array(place),
      fc.array(place),
      (text, found, asked) => {
        const pieces = piecesOf(text, { start: 0, end: text.length }, { found, asked });
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      },
    ),
  );
});
