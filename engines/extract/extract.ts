import { Readability } from '@mozilla/readability';
import type { Article } from './article.ts';
import { refuseTooMuch } from './bounds.ts';
import { withoutClutter } from './clutter.ts';
import { documentOf } from './document.ts';
import { readBlocks } from './read-blocks.ts';

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The moment a page names, as ISO 8601; as it stands where it cannot be read. */
function moment(text: string | null | undefined): string {
  const told = clean(text);
  const at = Date.parse(told);
  return Number.isNaN(at) ? told.slice(0, 60) : new Date(at).toISOString();
}

/**
 * The main text of a page, or null where it has none. Pure: it runs no script and fetches nothing. What would take a
 * parser too long is refused with an `ExtractProblem`.
 */
export function extractArticle(html: string): Article | null {
  refuseTooMuch(html);
  const document = documentOf(html);
  const language = clean(document.documentElement?.getAttribute('lang')).slice(0, 20);
  const read = new Readability<Element>(document, {
    keepClasses: true,
    serializer: (node) => node as Element,
  }).parse();
  if (!read?.content) return null;
  const title = clean(read.title);
  const blocks = withoutClutter(readBlocks(read.content), title);
  if (blocks.length === 0) return null;
  return {
    title,
    byline: clean(read.byline)
      .replace(/^by\s+/i, '')
      .slice(0, 200),
    site: clean(read.siteName).slice(0, 200),
    published: moment(read.publishedTime),
    language: clean(read.lang) || language,
    blocks: blocks.map(({ kind, text }) => ({ kind, text })),
  };
}
