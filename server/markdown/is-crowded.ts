/** Signs by which words are formatted; a parser compares each with those before it in the same block. */
const marks = /<[!?]|[*_~`[\]]/g;
/** Where a block begins: an empty line, a heading, a quote, an item of a list or a row of a table. */
const blockStart = /\n(?=[ \t]*(?:\n|#|\||>|(?:[-*+]|\d+[.)])[ \t]))/g;
/** Quotes and lists within each other, in one line or by how far a line stands in. */
const deep = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])[ \t])){10}|^[ \t]{40,}(?:>|(?:[-*+]|\d+[.)])[ \t])/m;

/** More than a text of fifty thousand letters has that somebody wrote for others to read. */
const most = { marks: 2000, blocks: 1200, cells: 3000 };

const count = (source: string, sign: RegExp): number => source.match(sign)?.length ?? 0;

/** Whether a text holds so many signs of formatting that a parser would take seconds for it. */
export const isCrowded = (source: string): boolean =>
  count(source, marks) > most.marks ||
  count(source, blockStart) > most.blocks ||
  count(source, /\|/g) > most.cells ||
  deep.test(source);
