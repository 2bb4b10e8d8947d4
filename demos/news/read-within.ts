import type { Embed } from '#engines/embed/embed.ts';
import { ExtractProblem } from '#engines/extract/bounds.ts';
import { extractArticle } from '#engines/extract/extract.ts';
import { type Feed, type FeedItem, looksLikeFeed, readFeed } from '#engines/extract/read-feed.ts';
import { factsOf } from '#engines/summarize/facts.ts';
import { keySentences } from '#engines/summarize/key-sentences.ts';
import { timelineOf } from '#engines/summarize/timeline.ts';
import { bounds } from './job.ts';
import { type RawArticle, rawArticle, rawText } from './read-article.ts';
import type { ReadArticle, Reading } from './reading.ts';

/** A page as it was fetched. */
export interface Page {
  address: string;
  text: string;
}

/** What reading needs from outside. */
interface ReadHooks {
  embed: Embed;
  /** Fetches a page that a feed names; null if it cannot or may not be fetched. */
  fetch: (address: string) => Promise<Page | null>;
}

/** The article of a page; a page without one says so. */
function articleOf({ address, text }: Page): RawArticle {
  const article = extractArticle(text);
  if (!article) throw new ExtractProblem('We couldn’t find an article on this page. Paste its text instead.');
  return rawArticle(article, address);
}

/** The feed of a page; one that is not written as feeds are says so. */
function feedOf({ text }: Page): Feed {
  try {
    return readFeed(text);
  } catch (error) {
    throw new ExtractProblem('This looks like a feed, but we couldn’t read it as one.', { cause: error });
  }
}

/** An entry of a feed: its page, or what the feed itself says where the page cannot be read. */
async function articleOfItem(
  item: FeedItem,
  fetch: ReadHooks['fetch'],
): Promise<{ article: RawArticle | null; cut: boolean }> {
  const page = /^https?:/.test(item.address) ? await fetch(item.address) : null;
  try {
    if (page) {
      const article = articleOf(page);
      return {
        article: {
          ...article,
          title: item.title || article.title,
          published: item.published || article.published,
        },
        cut: false,
      };
    }
  } catch (error) {
    if (!(error instanceof ExtractProblem)) throw error;
  }
  if (!item.text) return { article: null, cut: true };
  return {
    article: { ...rawText(item.text), title: item.title, published: item.published, address: item.address },
    cut: true,
  };
}

async function withMeaning(article: RawArticle, embed: Embed): Promise<ReadArticle> {
  const texts = article.sentences.map(({ text }) => text);
  const vectors = await embed(texts);
  return { ...article, key: keySentences(texts, vectors), facts: factsOf(article, vectors) };
}

async function readingOf(
  is: Reading['is'],
  title: string,
  raw: readonly RawArticle[],
  notes: readonly string[],
  embed: Embed,
): Promise<Reading> {
  const articles: ReadArticle[] = [];
  for (const one of raw) articles.push(await withMeaning(one, embed));
  const long = raw.some(({ sentences }) => sentences.length === bounds.sentences);
  const told = long
    ? [...notes, `We read only the first ${bounds.sentences} sentences of long texts.`]
    : notes;
  return { is, title, articles, timeline: timelineOf(articles), notes: told };
}

/** Reads a page that is an article or a feed. Errors that are thrown reach the visitor. */
export async function readPage(page: Page, { embed, fetch }: ReadHooks): Promise<Reading> {
  if (!looksLikeFeed(page.text)) {
    const article = articleOf(page);
    return readingOf('article', article.title, [article], [], embed);
  }
  const feed = feedOf(page);
  const items = feed.items.slice(0, bounds.articles);
  const read = await Promise.all(items.map((item) => articleOfItem(item, fetch)));
  const raw = read.flatMap(({ article }) => (article && article.sentences.length > 0 ? [article] : []));
  if (raw.length === 0) throw new ExtractProblem('The feed has no articles that we can read.');
  const cut = read.filter((one) => one.cut).length;
  const notes = [
    ...(feed.items.length > items.length
      ? [`We read the newest ${items.length} of ${feed.items.length} entries.`]
      : []),
    ...(cut > 0
      ? [`For ${cut} of them we used only the text in the feed, because we couldn’t read their pages.`]
      : []),
  ];
  return readingOf('feed', feed.title || 'Feed', raw, notes, embed);
}

/** Reads a text that was pasted. */
export function readText(text: string, embed: Embed): Promise<Reading> {
  const article = rawText(text);
  return readingOf('text', article.title, [article], [], embed);
}
