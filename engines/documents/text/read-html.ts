import { ExtractProblem } from '../../extract/bounds.ts';
import { extractArticle } from '../../extract/extract.ts';
import { type BlockText, letterCount, placed } from '../collect-blocks.ts';
import type { Document } from '../document.ts';
import { DocumentProblem } from '../limits.ts';
import { htmlBlocks } from './html-blocks.ts';

interface Source {
  text: string;
  notes: readonly string[];
}

/** An article shorter than this is likely a teaser, while the page says more around it. */
const shortest = 400;

/** The main text of the page, or null where it has none or is too much for the finder of articles. */
function articleOf(html: string): { title: string; blocks: BlockText[] } | null {
  try {
    const article = extractArticle(html);
    if (!article) return null;
    const blocks = article.blocks.map(
      ({ kind, text }): BlockText =>
        kind === 'heading' ? { kind, level: 2, text } : { kind: kind === 'item' ? kind : 'paragraph', text },
    );
    const letters = blocks.reduce((sum, { text }) => sum + text.length, 0);
    return letters >= shortest ? { title: article.title, blocks } : null;
  } catch (problem) {
    if (problem instanceof ExtractProblem) return null;
    throw problem;
  }
}

/** A web page: its article without menu, banner and footer; the whole text where it has no article. */
export function readHtml(name: string, { text, notes }: Source): Document {
  const article = articleOf(text);
  const whole = htmlBlocks(text);
  // Tables of hours and prices are what people ask pages for, and what a finder of articles leaves out first.
  const rows = article ? whole.blocks.filter(({ kind }) => kind === 'row') : [];
  const known = new Set(article?.blocks.map(({ text: told }) => told));
  const blocks = placed(
    article ? [...article.blocks, ...rows.filter(({ text: told }) => !known.has(told))] : whole.blocks,
  );
  if (!letterCount().takes(blocks))
    throw new DocumentProblem(`${name} has more than five million letters, which is our limit.`);
  const said = article ? [] : ['We found no article on the page, so we read all its text, including menus.'];
  return {
    name,
    kind: 'html',
    title: article?.title || whole.title || null,
    parts: [{ label: 'Page', blocks }],
    tables: [],
    notes: [...notes, ...said],
  };
}
