import { expect, it } from 'vitest';
import type { Block } from '#engines/documents/document.ts';
import { pdfMarks } from './pdf-marks.ts';

const block: Block = {
  kind: 'paragraph',
  text: 'ten signs and ten more',
  place: {
    is: 'boxes',
    page: 1,
    boxes: [
      { x: 72, y: 100, width: 100, height: 12, start: 0, end: 10 },
      { x: 72, y: 114, width: 110, height: 12, start: 11, end: 22 },
    ],
  },
};

it('marks the letters of each line that belong to the span', () =>
  expect(pdfMarks([block], [{ block: 0, start: 5, end: 13 }])).toEqual([
    { x: 122, y: 100, width: 50, height: 12 },
    { x: 72, y: 114, width: 20, height: 12 },
  ]));

it('marks the words of a scan as one piece for each line', () => {
  const word = (x: number, y: number, start: number) => ({
    x,
    y,
    width: 30,
    height: 10,
    start,
    end: start + 3,
  });
  const boxes = [word(10, 100, 0), word(46, 101, 4), word(82, 99, 8), word(10, 116, 12)];
  const scanned: Block = { ...block, place: { is: 'boxes', page: 1, boxes } };
  expect(pdfMarks([scanned], [{ block: 0, start: 0, end: 15 }])).toEqual([
    { x: 10, y: 99, width: 102, height: 12 },
    { x: 10, y: 116, width: 30, height: 10 },
  ]);
});

it('marks nothing in a block that has no boxes', () =>
  expect(
    pdfMarks([{ ...block, place: { is: 'block', index: 0 } }], [{ block: 0, start: 0, end: 5 }]),
  ).toEqual([]));
