import type { Block, Box } from '../document.ts';
import type { Line, Run } from './page-lines.ts';

const item = /^\s*(?:[•▪◦‣–—*-]|\(?[a-z0-9]{1,2}[.)])\s+\S/i;
const endsSentence = /[.!?:;]["'”’)\]]*$/;

/** The size that most letters of the document have. */
export function bodySize(pages: readonly (readonly Line[])[]): number {
  const letters = new Map<number, number>();
  for (const { runs, size } of pages.flat()) {
    const rounded = Math.round(size * 2) / 2;
    const count = runs.reduce((sum, { text }) => sum + text.length, 0);
    letters.set(rounded, (letters.get(rounded) ?? 0) + count);
  }
  const [most] = [...letters].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 10;
}

const textOf = (lines: readonly Line[]): string =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');

/** A gap this wide, in heights of letters, stands between a label and its value, or between the cells of a table. */
const columnGap = 1.5;
const itemSign = /^\s*(?:[•▪◦‣–—*-]|\(?[a-z0-9]{1,2}[.)])\s*$/i;

/** Whether a line is set in columns; the sign of an item is no column. */
function isInColumns({ runs }: Line): boolean {
  const written = runs.filter(({ text }) => text.trim() !== '');
  return written.some((run, at) => {
    const before = written[at - 1];
    if (!before || (at === 1 && itemSign.test(before.text))) return false;
    return run.x - (before.x + before.width) > columnGap * run.height;
  });
}

/** Whether a line goes on with the paragraph above it. */
function goesOn(above: readonly Line[], line: Line): boolean {
  const last = above.at(-1);
  if (!last) return true;
  // 'Due date … 23 March' says something by itself, and so does the line below it.
  if (isInColumns(line) || isInColumns(last)) return false;
  const gap = line.top - last.bottom;
  if (Math.abs(line.size - last.size) > 0.15 * last.size) return false;
  if (gap > 0.75 * last.size || gap < -1.5 * last.size) return false;
  if (item.test(textOf([line]))) return false;
  // A line that is further in than the one above begins a paragraph where the one above has ended.
  const isIndented = line.left > last.left + last.size && !item.test(textOf([above[0] ?? last]));
  return !(isIndented && endsSentence.test(textOf([last]).trim()));
}

/** Joins lines into one text; a word that was cut at the end of a line is whole again. */
function joined(lines: readonly Line[]): { text: string; boxes: Box[] } {
  let text = '';
  const boxes: Box[] = [];
  const add = (run: Run) => {
    const words = run.text.replace(/\s+/g, ' ');
    const told = text === '' || text.endsWith(' ') ? words.trimStart() : words;
    const start = text.length;
    text += told;
    if (told.trim() !== '')
      boxes.push({ x: run.x, y: run.y, width: run.width, height: run.height, start, end: text.length });
  };
  for (const line of lines) {
    const first = line.runs[0]?.text ?? '';
    if (/\p{L}-$/u.test(text) && /^\s*\p{Ll}/u.test(first)) {
      text = text.slice(0, -1);
      const cut = boxes.at(-1);
      if (cut) cut.end = text.length;
    } else if (text !== '' && !text.endsWith(' ')) text += ' ';
    let before: Run | undefined;
    for (const run of line.runs) {
      // Words that a file places one by one have no spaces between them.
      if (before && run.x - (before.x + before.width) > 0.15 * run.height && !text.endsWith(' ')) text += ' ';
      add(run);
      before = run;
    }
  }
  return {
    text: text.trimEnd(),
    boxes: boxes.map((box) => ({ ...box, end: Math.min(box.end, text.trimEnd().length) })),
  };
}

/** The paragraphs, headings and items of a page, each with the boxes that its letters fill. */
export function pageBlocks(lines: readonly Line[], page: number, body: number): Block[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    if (open && goesOn(open, line)) open.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group): Block[] => {
    const { text, boxes } = joined(group);
    if (text.trim() === '') return [];
    const size = group[0]?.size ?? body;
    const place = { is: 'boxes', page, boxes } as const;
    if (size >= 1.15 * body && text.length < 200)
      return [{ kind: 'heading', level: size >= 1.6 * body ? 1 : 2, text, place }];
    return [{ kind: item.test(text) ? 'item' : 'paragraph', text, place }];
  });
}
