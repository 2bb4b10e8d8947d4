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

/** Every block of text of a page in reading order, menus included, and the page's title. */
export function htmlBlocks(html: string): { title: string; blocks: BlockText[] } {
  const blocks: BlockText[] = [];
  let title = '';
  let text = '';
  let cells: string[] | null = null;
  let level = 0;
  let items = 0;
  let muted = 0;
  let inTitle = false;
  const end = () => {
    if (cells) {
      if (text.trim() && cells.length > 0) cells[cells.length - 1] += ` ${text.trim()}`;
    } else if (text.trim()) {
      if (level > 0) blocks.push({ kind: 'heading', level, text });
      else blocks.push({ kind: items > 0 ? 'item' : 'paragraph', text });
    }
    text = '';
  };
  const depth = depthGuard();
  const parser = new Parser({
    onopentagname: (name) => {
      depth.down();
      if (silent.has(name)) muted += 1;
      if (muted > 0) return;
      if (breaking.has(name)) end();
      if (name === 'title') inTitle = true;
      else if (name === 'tr') cells = [];
      else if (name === 'td' || name === 'th') cells?.push('');
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
      if (breaking.has(name)) end();
      if (name === 'title') inTitle = false;
      else if (name === 'tr' && cells) {
        blocks.push({
          kind: 'row',
          text: cells
            .map((cell) => cell.trim())
            .filter(Boolean)
            .join(' | '),
        });
        cells = null;
      } else if (name === 'li') items = Math.max(0, items - 1);
      else if (/^h[1-6]$/.test(name)) level = 0;
    },
  });
  parser.end(html);
  end();
  return { title: title.replace(/\s+/g, ' ').trim(), blocks };
}
