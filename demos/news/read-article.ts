import type { Article, Block } from '#engines/extract/article.ts';
import { sentencesOf } from '#engines/retrieve/sentences.ts';
import type { SourceSentence } from '#engines/summarize/source-text.ts';
import { bounds } from './job.ts';
import type { ReadArticle } from './reading.ts';

/** An article before its sentences have vectors. */
export type RawArticle = Omit<ReadArticle, 'key' | 'facts'>;

/** Sentences of everything but headings, as many as are read. */
const sentencesIn = (blocks: readonly Block[]): SourceSentence[] =>
  blocks
    .flatMap(({ kind, text }, paragraph) =>
      kind === 'heading' ? [] : sentencesOf(text).map((one) => ({ text: one, paragraph })),
    )
    .slice(0, bounds.sentences);

/** The first blocks of a text, as far as is read of one that somebody pastes. */
function firstOf(blocks: readonly Block[]): Block[] {
  let left: number = bounds.signs;
  return blocks.flatMap(({ kind, text }) => {
    if (left <= 0) return [];
    const kept = text.slice(0, left);
    left -= kept.length;
    return [{ kind, text: kept }];
  });
}

/** An extracted article, or one of a feed, in sentences. */
export function rawArticle(article: Omit<Article, 'language'>, address: string): RawArticle {
  const { title, byline, site, published } = article;
  const blocks = firstOf(article.blocks);
  return { title, byline, site, published, address, blocks, sentences: sentencesIn(blocks) };
}

/** A text as somebody pasted it: paragraphs by empty lines, a short first line is its title. */
export function rawText(text: string): RawArticle {
  const lines = text
    .replace(/\r/g, '')
    .split(/\n\s*\n|\n(?=\S.{120,})/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const [first = ''] = lines;
  const isTitle = lines.length > 1 && first.length < 140 && !/[.!?]["”’]?$/.test(first);
  const blocks = (isTitle ? lines.slice(1) : lines).map((line): Block => ({ kind: 'paragraph', text: line }));
  const title = isTitle ? first : 'Pasted text';
  return rawArticle({ title, byline: '', site: '', published: '', blocks }, '');
}
