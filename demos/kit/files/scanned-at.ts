import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadPdfJs } from './pdf-file.ts';

type Matrix = readonly number[];

const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

/** What is drawn in `inner` coordinates, seen from where `outer` stands. */
function within(outer: Matrix, inner: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** A picture that fills less of its page is a logo or an illustration. */
const scanShare = 0.25;

/**
 * How many pixels of its largest picture make one point of a PDF's page, as a scanner made it: 300 dpi is 4.2. A page is drawn
 * as large as the recogniser likes it, which says nothing of how fine its scan is. Null where the page is no scan.
 */
export async function scannedAt(page: PDFPageProxy): Promise<number | null> {
  const { OPS } = await loadPdfJs();
  const { fnArray, argsArray } = await page.getOperatorList();
  const before: Matrix[] = [];
  let now = unmoved;
  let largest = 0;
  let found: number | null = null;
  for (const [at, operation] of fnArray.entries()) {
    const given: unknown[] = argsArray[at] ?? [];
    if (operation === OPS.save) before.push(now);
    else if (operation === OPS.restore) now = before.pop() ?? unmoved;
    else if (operation === OPS.transform) now = within(now, given as number[]);
    else if (operation === OPS.paintImageXObject) {
      const [, columns, rows] = given as [string, number, number];
      const [a = 1, b = 0, c = 0, d = 1] = now;
      const [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
      if (width * height <= largest) continue;
      largest = width * height;
      found = Math.min(columns / width, rows / height);
    }
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return largest >= scanShare * (right - left) * (top - bottom) ? found : null;
}
