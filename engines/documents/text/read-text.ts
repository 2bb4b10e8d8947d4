import { type BlockText, letterCount, placed } from '../collect-blocks.ts';
import type { Document } from '../document.ts';
import { DocumentProblem } from '../limits.ts';

interface Source {
  text: string;
  notes: readonly string[];
}

const item = /^\s*(?:[-*•–]|\(?[a-z0-9]{1,3}[.)])\s+/i;
const endsLikeSentence = /[.!?:;,…]["'”’)\]]*$/;

/** Whether a paragraph of one line names what follows it. */
const isHeading = (lines: readonly string[], isLast: boolean): boolean => {
  const [line = ''] = lines;
  return (
    lines.length === 1 &&
    !isLast &&
    line.trim().length <= 80 &&
    !endsLikeSentence.test(line) &&
    /\p{L}/u.test(line)
  );
};

/** What a program that wraps lines may leave free at their ends without having taken the next word up. */
const slack = 3;

/**
 * Whether somebody broke these lines on purpose, as in a menu or an address: a program that wraps a text takes the next word up
 * where it still fits.
 */
function areBrokenOnPurpose(lines: readonly string[]): boolean {
  // A long address of the web says nothing of how wide a text is set.
  const widest = Math.max(
    0,
    ...lines.filter((line) => line.trim().includes(' ')).map(({ length }) => length),
  );
  return lines.slice(1).some((line, at) => {
    const [word = ''] = line.trim().split(/\s/);
    return (lines[at] ?? '').trimEnd().length + 1 + word.length <= widest - slack;
  });
}

/** The blocks of a plain text: an empty line ends a paragraph, a dash or number begins an item, and so does a line after a break on purpose. */
export function textBlocks(text: string): BlockText[] {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  return paragraphs.flatMap((lines, at): BlockText[] => {
    if (isHeading(lines, at === paragraphs.length - 1))
      return [{ kind: 'heading', level: 2, text: lines.join(' ') }];
    const blocks: BlockText[] = [];
    const isList = areBrokenOnPurpose(lines);
    for (const line of lines) {
      const last = blocks.at(-1);
      const begins = item.test(line) || (isList && last && !/^\s*\p{Ll}/u.test(line));
      if (begins) blocks.push({ kind: 'item', text: line });
      else if (last) last.text += ` ${line}`;
      else blocks.push({ kind: 'paragraph', text: line });
    }
    return blocks;
  });
}

/** A plain text. */
export function readText(name: string, { text, notes }: Source): Document {
  const blocks = placed(textBlocks(text));
  if (!letterCount().takes(blocks))
    throw new DocumentProblem(`${name} has more than five million letters, which is our limit.`);
  return { name, kind: 'text', title: null, parts: [{ label: 'Text', blocks }], tables: [], notes };
}
