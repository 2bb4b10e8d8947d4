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

/** The blocks of a plain text: an empty line ends a paragraph, a dash or number begins an item. */
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
    for (const line of lines) {
      const last = blocks.at(-1);
      if (item.test(line)) blocks.push({ kind: 'item', text: line });
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
