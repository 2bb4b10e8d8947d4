import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../document.ts';

/** A piece of a line, where it stands on the page: points from the top left corner. */
export type Run = Omit<Box, 'start' | 'end'> & { text: string };

/** Runs that stand side by side. */
export interface Line {
  runs: readonly Run[];
  /** The height of its letters. */
  size: number;
  top: number;
  left: number;
  bottom: number;
}

interface TextItem {
  str: string;
  transform: readonly number[];
  width: number;
  height: number;
  fontName: string;
  hasEOL: boolean;
}

/** How far letters reach below their line, where the font does not say. */
const usualDescent = -0.22;
const usualAscent = 0.78;

function lineOf(runs: readonly Run[]): Line {
  const sizes = runs.map(({ height }) => height).sort((a, b) => a - b);
  return {
    runs,
    size: sizes[Math.floor(sizes.length / 2)] ?? 0,
    top: Math.min(...runs.map(({ y }) => y)),
    left: Math.min(...runs.map(({ x }) => x)),
    bottom: Math.max(...runs.map(({ y, height }) => y + height)),
  };
}

/** Whether a run goes on in the line that the one before stands in. */
const isBeside = (before: Run, run: Run): boolean => {
  const overlap = Math.min(before.y + before.height, run.y + run.height) - Math.max(before.y, run.y);
  return overlap > 0.5 * Math.min(before.height, run.height) && run.x >= before.x - 1;
};

/** The lines of a page in the order the file has them, which is the order of reading in nearly all files. */
export async function pageLines(page: PDFPageProxy): Promise<Line[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent();
  const lines: Line[] = [];
  let open: Run[] = [];
  const end = () => {
    if (open.some(({ text }) => text.trim() !== '')) lines.push(lineOf(open));
    open = [];
  };
  for (const item of items) {
    if (!('str' in item)) continue;
    const { str, transform, width, hasEOL, fontName } = item as TextItem;
    if (str !== '') {
      const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
      const size = Math.hypot(c, d) || 1;
      const along = Math.hypot(a, b) || 1;
      const style = styles[fontName];
      const reach = (share: number) => [(c / size) * size * share, (d / size) * size * share] as const;
      const [downX, downY] = reach(style?.descent || usualDescent);
      const [upX, upY] = reach(style?.ascent || usualAscent);
      const [farX, farY] = [(a / along) * width, (b / along) * width];
      const corners = [
        viewport.convertToViewportPoint(x + downX, y + downY),
        viewport.convertToViewportPoint(x + upX, y + upY),
        viewport.convertToViewportPoint(x + farX + downX, y + farY + downY),
        viewport.convertToViewportPoint(x + farX + upX, y + farY + upY),
      ].map(([cornerX, cornerY]) => [Number(cornerX), Number(cornerY)] as const);
      const left = Math.min(...corners.map(([cornerX]) => cornerX));
      const top = Math.min(...corners.map(([, cornerY]) => cornerY));
      const run: Run = {
        text: str,
        x: left,
        y: top,
        width: Math.max(...corners.map(([cornerX]) => cornerX)) - left,
        height: Math.max(...corners.map(([, cornerY]) => cornerY)) - top,
      };
      const before = open.at(-1);
      if (before && !isBeside(before, run)) end();
      open.push(run);
    }
    if (hasEOL) end();
  }
  end();
  return lines;
}
