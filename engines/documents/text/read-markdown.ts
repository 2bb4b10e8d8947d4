import { type BlockText, letterCount, placed } from '../collect-blocks.ts';
import type { Document } from '../document.ts';
import { DocumentProblem } from '../limits.ts';

interface Source {
  text: string;
  notes: readonly string[];
}

/** The words of a line without the marks that only a renderer needs. */
const bare = (line: string): string =>
  line
    .replace(/!?\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(^|\W)[*_](?=\S)([^*_]{1,500})[*_](?=\W|$)/g, '$1$2');

const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/;
const item = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(.*)$/;
const underline = /^ {0,3}(=+|-{3,})\s*$/;
const rule = /^ {0,3}(?:[-*_]\s*){3,}$/;
const tableRule = /^\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?$/;

/**
 * The blocks of Markdown, line by line: a real parser takes minutes over some texts, and more than what is read here
 * is not needed for a quotation.
 */
export function markdownBlocks(text: string): BlockText[] {
  const blocks: BlockText[] = [];
  let open: BlockText | null = null;
  let fenced = false;
  const end = () => {
    if (open) blocks.push(open);
    open = null;
  };
  const add = (kind: BlockText['kind'], line: string) => {
    if (open) open.text += ` ${line}`;
    else open = { kind, text: line };
  };
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(```|~~~)/.test(line)) {
      fenced = !fenced;
      end();
    } else if (fenced) add('paragraph', line);
    else if (line.trim() === '') end();
    else if (underline.test(line) && open !== null) {
      const above: BlockText = open;
      blocks.push({ kind: 'heading', level: line.trim().startsWith('=') ? 1 : 2, text: above.text });
      open = null;
    } else if (rule.test(line)) end();
    else {
      const [, marks, words] = heading.exec(line) ?? [];
      const listed = item.exec(line)?.[1];
      if (marks !== undefined) {
        end();
        blocks.push({ kind: 'heading', level: marks.length, text: bare(words ?? '') });
      } else if (tableRule.test(line.trim())) end();
      else if (line.trim().startsWith('|')) {
        end();
        const cells = line
          .trim()
          .replace(/^\||\|$/g, '')
          .split('|');
        blocks.push({ kind: 'row', text: cells.map((cell) => bare(cell).trim()).join(' | ') });
      } else if (listed !== undefined) {
        end();
        add('item', bare(listed));
      } else add('paragraph', bare(line.replace(/^\s*>\s?/, '')));
    }
  }
  end();
  return blocks;
}

/** A Markdown file, with its headings and lists. */
export function readMarkdown(name: string, { text, notes }: Source): Document {
  const blocks = placed(markdownBlocks(text));
  if (!letterCount().takes(blocks))
    throw new DocumentProblem(`${name} has more than five million letters, which is our limit.`);
  const title = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? null;
  return { name, kind: 'markdown', title, parts: [{ label: 'Text', blocks }], tables: [], notes };
}
