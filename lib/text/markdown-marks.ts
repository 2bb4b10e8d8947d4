/** What the toolbar of a Markdown field can do. */
export const marks = ['bold', 'italic', 'link', 'heading', 'list', 'numbers', 'quote', 'code'] as const;
export type Mark = (typeof marks)[number];

/** A stretch of a text that becomes something else, and what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  select: readonly [start: number, end: number];
}

/** Marks on both sides of words, and the words to insert when none were selected. */
const around: Partial<Record<Mark, readonly [before: string, after: string, words: string]>> = {
  bold: ['**', '**', 'bold words'],
  italic: ['*', '*', 'words in italic'],
  code: ['`', '`', 'code'],
};

/** What a mark puts at the beginning of every line. */
const atLines: Partial<Record<Mark, (line: number) => string>> = {
  heading: () => '## ',
  list: () => '- ',
  numbers: (line) => `${line + 1}. `,
  quote: () => '> ',
};

const anyLineMark = /^(?:#{1,6} |- |\d+\. |> )/;

/** How often a sign stands right before a place. */
function runBefore(text: string, at: number, sign: string): number {
  let count = 0;
  while (text[at - count - 1] === sign) count += 1;
  return count;
}

/** Whether a selection has a mark on both sides; of three stars two are bold and one is italic. */
function isInside(text: string, start: number, end: number, mark: string): boolean {
  const before = runBefore(text, start, mark[0] ?? '');
  const has = mark.length === 1 ? before % 2 === 1 : before >= mark.length;
  return has && text.startsWith(mark, end);
}

/** Puts a mark around the selection, or takes the same one off again. */
function wrap(text: string, start: number, end: number, [before, after, words]: readonly string[]): Edit {
  const [open = '', close = ''] = [before, after];
  const chosen = text.slice(start, end);
  if (chosen && isInside(text, start, end, open))
    return {
      from: start - open.length,
      to: end + close.length,
      text: chosen,
      select: [start - open.length, end - open.length],
    };
  const inside = chosen || (words ?? '');
  const first = start + open.length;
  return { from: start, to: end, text: open + inside + close, select: [first, first + inside.length] };
}

/** Puts a mark before every line of the selection, or takes the same one off where all have it. */
function mark(text: string, start: number, end: number, markOf: (line: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const areMarked = lines.every((line, index) => line.startsWith(markOf(index)));
  const changed = lines
    .map((line, index) =>
      areMarked ? line.slice(markOf(index).length) : markOf(index) + line.replace(anyLineMark, ''),
    )
    .join('\n');
  return { from, to, text: changed, select: [from, from + changed.length] };
}

/** The address of a new link, which is selected to be typed over. */
const address = 'https://';

function link(text: string, start: number, end: number): Edit {
  const words = text.slice(start, end) || 'words';
  const first = start + words.length + 3;
  return { from: start, to: end, text: `[${words}](${address})`, select: [first, first + address.length] };
}

/** What a press on a button of the toolbar changes in a text with a selection. */
export function editFor(kind: Mark, text: string, start: number, end: number): Edit {
  const sides = around[kind];
  if (sides) return wrap(text, start, end, sides);
  const markOf = atLines[kind];
  return markOf ? mark(text, start, end, markOf) : link(text, start, end);
}
