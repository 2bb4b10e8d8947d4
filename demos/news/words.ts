import { counted } from '#lib/money/grouped.ts';
import { shortDay } from '#lib/time/day-words.ts';
import type { Author } from '../kit/models/author.ts';
import type { NewsProgress, ReadArticle, Reading, Written } from './reading.ts';

/** A date as it is written here: 2 Oct 2027, Sept 2024, 2019. */
export function saidDate(on: string): string {
  const at = Date.parse(on);
  if (Number.isNaN(at)) return on;
  if (on.length === 4) return on;
  const day = shortDay(new Date(at).toISOString());
  return on.length === 7 ? day.replace(/^\d+ /, '') : day;
}

/** Where an article is from, in a line. */
export const originOf = ({ site, byline, published }: ReadArticle): string =>
  [site, byline, published ? saidDate(published) : ''].filter(Boolean).join(' · ');

/** What was made of what was read, in one sentence. */
export function finding({ is, articles }: Reading, { by, sentences }: Written): string {
  const all = articles.reduce((sum, article) => sum + article.sentences.length, 0);
  const kept = sentences.length;
  if (by.is === 'provider') return `${counted(kept, 'sentence')}, written from ${all}`;
  if (is === 'feed') return `${counted(articles.length, 'article')}, ${counted(kept, 'key sentence')}`;
  return kept === 1 ? `The key sentence out of ${all}` : `The ${kept} key sentences out of ${all}`;
}

/** Who answered, in words. */
export const saidAuthor = (by: Author): string =>
  by.is === 'provider'
    ? `Written by ${by.model}. Every sentence links to its source in the text.`
    : (by.because ?? 'These are quotes from the text, chosen by our engine.');

/** How far a run is, in words. */
export function saidProgress(progress: NewsProgress | null): string {
  if (!progress) return 'Contacting the server';
  if (progress.is === 'fetching') return `Fetching ${progress.what}`;
  if (progress.is === 'understanding') return 'Comparing sentences';
  return 'Writing';
}
