import { Parser } from 'htmlparser2';
import type { BlockText } from '../collect-blocks.ts';
import { depthGuard } from '../zip/depth-guard.ts';

/** What is never shown as text. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object', 'select']);
const breaking = new Set(
  'address article aside blockquote body br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** What a cell holds, each with whether it is a paragraph, a heading or an item of its own. */
type Cell = (BlockText & { stands: boolean })[];

/**
 * A row of a table: its cells side by side. Where one holds a heading, a list or several paragraphs the table only lays the
 * page out, as newsletters do, and what is in it stands by itself.
 */
function rowBlocks(cells: readonly Cell[]): BlockText[] {
  const isLayout = cells.some(
    (cell) => cell.some(({ kind }) => kind === 'heading') || cell.filter(({ stands }) => stands).length > 1,
  );
  if (isLayout) return cells.flat().map(({ stands, ...block }) => block);
  const texts = cells.map((cell) => cell.map(({ text }) => text.trim()).join(' '));
  return [{ kind: 'row', text: texts.filter(Boolean).join(' | ') }];
}

/** Every block of text of a page in reading order, menus included, and the page's title. */
export function htmlBlocks(html: string): { title: string; blocks: BlockText[] } {
  const blocks: BlockText[] = [];
  let title = '';
  let text = '';
  let cells: Cell[] | null = null;
  let level = 0;
  let items = 0;
  let muted = 0;
  let inTitle = false;
  const end = (tag = '') => {
    if (text.trim()) {
      const block: BlockText =
        level > 0 ? { kind: 'heading', level, text } : { kind: items > 0 ? 'item' : 'paragraph', text };
      if (cells) cells.at(-1)?.push({ ...block, stands: tag === 'p' || tag === 'li' });
      else blocks.push(block);
    }
    text = '';
  };
  const endRow = () => {
    if (cells) blocks.push(...rowBlocks(cells));
    cells = null;
  };
  const depth = depthGuard();
  const parser = new Parser({
    onopentagname: (name) => {
      depth.down();
      if (silent.has(name)) muted += 1;
      if (muted > 0) return;
      if (breaking.has(name)) end();
      if (name === 'title') inTitle = true;
      else if (name === 'table') endRow();
      else if (name === 'tr') cells = [];
      else if (name === 'td' || name === 'th') cells?.push([]);
      else if (name === 'li') items += 1;
      else if (/^h[1-6]$/.test(name)) level = Number(name[1]);
    },
    ontext: (told) => {
      if (muted > 0) return;
      if (inTitle) title += told;
      else text += told;
    },
    onclosetag: (name) => {
      depth.up();
      if (silent.has(name)) muted = Math.max(0, muted - 1);
      if (muted > 0) return;
      if (breaking.has(name)) end(name);
      if (name === 'title') inTitle = false;
      else if (name === 'tr') endRow();
      else if (name === 'li') items = Math.max(0, items - 1);
      else if (/^h[1-6]$/.test(name)) level = 0;
    },
  });
  parser.end(html);
  end();
  return { title: title.replace(/\s+/g, ' ').trim(), blocks };
}
