import { expect, it } from 'vitest';
import { type ScannedParagraph, scannedBlocks } from './scanned-blocks.ts';

const word = (text: string, x: number, y: number) => ({ text, x, y, width: 10 * text.length, height: 12 });
const paragraph: ScannedParagraph = [
  [word('The', 0, 0), word('har-', 40, 0)],
  [word('bour', 0, 20), word('opens.', 50, 20)],
];

it('joins the lines of a paragraph, and knows the box of every word', () => {
  const [block] = scannedBlocks([paragraph], 3);
  expect(block?.text).toBe('The harbour opens.');
  expect(block?.place).toEqual({
    is: 'boxes',
    page: 3,
    boxes: [
      { x: 0, y: 0, width: 30, height: 12, start: 0, end: 3 },
      { x: 40, y: 0, width: 40, height: 12, start: 4, end: 7 },
      { x: 0, y: 20, width: 40, height: 12, start: 7, end: 11 },
      { x: 50, y: 20, width: 60, height: 12, start: 12, end: 18 },
    ],
  });
});

it('keeps lines apart for forms, and leaves out what has no letters', () =>
  expect(scannedBlocks([paragraph, [[word(' ', 0, 50)]]], 1, true).map(({ text }) => text)).toEqual([
    'The har-',
    'bour opens.',
  ]));
