import { expect, it } from 'vitest';
import { letterSize } from './letter-size.ts';

const word = (text: string, width: number, height: number) => ({ text, x: 0, y: 0, width, height });

it('is the height of the middle word, whichever way the page lies', () => {
  expect(letterSize([[[word('The', 30, 12), word('ferry', 60, 14)], [word('leaves', 70, 13)]]])).toBe(13);
  expect(letterSize([[[word('ferry', 14, 60)]]])).toBe(14);
});

it('does not count specks, and is nothing where there is no word', () => {
  expect(letterSize([[[word('.', 2, 2), word('ferry', 60, 14), word('i', 2, 2)]]])).toBe(14);
  expect(letterSize([])).toBe(0);
});
