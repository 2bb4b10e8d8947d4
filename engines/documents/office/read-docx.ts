import { type BlockText, letterCount, placed } from '../collect-blocks.ts';
import type { Document, Part } from '../document.ts';
import type { Archive } from '../zip/open-zip.ts';
import { textOfFirst, walkXml } from '../zip/walk-xml.ts';
import { headingLevels } from './heading-styles.ts';

/** What is gathered of the paragraph that is open. */
interface Paragraph {
  text: string;
  level: number | undefined;
  isItem: boolean;
}

const spaces = new Set(['w:tab', 'w:br', 'w:cr']);

/** A row of a table. Where a cell holds several paragraphs the table is a layout, so these are kept beside its text. */
const rowOf = (cells: readonly (readonly string[])[]): BlockText => ({
  kind: 'row',
  text: cells
    .map((paragraphs) => paragraphs.join(' '))
    .filter(Boolean)
    .join(' | '),
  ...(cells.some(({ length }) => length > 1) ? { lines: cells.flat() } : {}),
});

/** The paragraphs and table rows of a text part of a Word file. */
function blocksOf(xml: string, levels: ReadonlyMap<string, number>): BlockText[] {
  const blocks: BlockText[] = [];
  let paragraph: Paragraph | null = null;
  let cells: string[][] = [];
  let rows = 0;
  let speaks = false;
  // Word writes a text box twice: as drawn today, and as old versions draw it.
  let fallback = 0;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'mc:Fallback') fallback += 1;
      if (fallback > 0) return;
      if (name === 'w:p') paragraph = { text: '', level: undefined, isItem: false };
      else if (name === 'w:tr') {
        rows += 1;
        if (rows === 1) cells = [];
      } else if (name === 'w:tc' && rows === 1) cells.push([]);
      else if (name === 'w:t') speaks = true;
      if (!paragraph) return;
      if (spaces.has(name)) paragraph.text += ' ';
      else if (name === 'w:numPr') paragraph.isItem = true;
      else if (name === 'w:pStyle') paragraph.level = levels.get(attributes['w:val'] ?? '');
    },
    text: (text) => {
      if (speaks && paragraph) paragraph.text += text;
    },
    close: (name) => {
      if (name === 'mc:Fallback') fallback -= 1;
      if (fallback > 0) return;
      if (name === 'w:t') speaks = false;
      else if (name === 'w:tr') {
        rows -= 1;
        if (rows === 0) blocks.push(rowOf(cells));
      } else if (name === 'w:p' && paragraph) {
        const { text, level, isItem } = paragraph;
        paragraph = null;
        if (rows > 0) {
          if (text.trim()) cells.at(-1)?.push(text.trim());
        } else if (level) blocks.push({ kind: 'heading', level, text });
        else blocks.push({ kind: isItem ? 'item' : 'paragraph', text });
      }
    },
  });
  return blocks;
}

/** A Word file: its text in one part, and its notes in another. Its pages are only known when it is printed. */
export function readDocx(name: string, archive: Archive): Document {
  const levels = headingLevels(archive.text('word/styles.xml'));
  const count = letterCount();
  const notes: string[] = [];
  const parts: Part[] = [];
  for (const [path, label] of [
    ['word/document.xml', 'Text'],
    ['word/footnotes.xml', 'Footnotes'],
    ['word/endnotes.xml', 'Endnotes'],
  ] as const) {
    const blocks = placed(blocksOf(archive.text(path), levels));
    if (blocks.length === 0) continue;
    if (!count.takes(blocks)) notes.push(`${label} of the file is too long and was left out.`);
    else parts.push({ label, blocks });
  }
  const title = textOfFirst(archive.text('docProps/core.xml'), 'dc:title');
  return { name, kind: 'docx', title, parts, tables: [], notes };
}
