import { parseFeed } from 'feedsmith';
import { boundedParse, bounds } from '../scrape/page/bounded-parse.ts';

/** One entry of a feed. */
export interface FeedItem {
  title: string;
  address: string;
  /** ISO 8601; empty where the feed does not say. */
  published: string;
  /** What the feed itself says of it, as plain text. */
  text: string;
}

/** A feed of whatever kind: RSS, Atom, RDF or JSON. */
export interface Feed {
  title: string;
  items: readonly FeedItem[];
}

const most = 200;

/** Whether a text is a feed and no page. */
export const looksLikeFeed = (text: string): boolean =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]{0,2000}?-->\s*)*<(rss|feed|rdf:RDF)[\s>]/i.test(text.slice(0, 4000)) ||
  /^\s*\{[\s\S]{0,400}jsonfeed\.org\/version/.test(text.slice(0, 1000));

/** What feeds tell as HTML, as plain text with its paragraphs. */
function plain(html: unknown): string {
  if (typeof html !== 'string') return '';
  const parted = html.slice(0, 100_000).replace(/<\/(p|div|li|h[1-6]|blockquote)>|<br\s*\/?>/gi, '$&\n\n');
  const lines = boundedParse(parted, bounds)
    .$.text()
    .split(/\n\s*\n/);
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');
}

function moment(text: unknown): string {
  const at = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

const first = (...values: unknown[]): string => {
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : '';
};

const longest = (...values: unknown[]): string =>
  values.map(plain).reduce((best, text) => (text.length > best.length ? text : best), '');

/** The entries of a feed, newest first where it says when; throws where the text is none. */
export function readFeed(text: string): Feed {
  const read = parseFeed(text);
  if (read.format === 'atom') {
    const { title, entries = [] } = read.feed;
    const items = entries.slice(0, most).map((entry) => {
      const link = entry.links?.find(({ rel }) => !rel || rel === 'alternate') ?? entry.links?.[0];
      return {
        title: plain(textOf(entry.title)),
        address: first(link?.href, entry.id),
        published: moment(first(entry.published, entry.updated)),
        text: longest(textOf(entry.content), textOf(entry.summary)),
      };
    });
    return { title: plain(textOf(title)), items: newestFirst(items) };
  }
  if (read.format === 'json') {
    const { title, items = [] } = read.feed;
    const entries = items.slice(0, most).map((item) => ({
      title: plain(item.title),
      address: first(item.url, item.external_url, item.id),
      published: moment(first(item.date_published, item.date_modified)),
      text: longest(item.content_html, item.content_text, item.summary),
    }));
    return { title: plain(title), items: newestFirst(entries) };
  }
  const { title, items = [] } = read.feed;
  const entries = items.slice(0, most).map((item) => ({
    title: plain(item.title),
    address: first(item.link, 'guid' in item ? item.guid?.value : undefined),
    published: moment(first('pubDate' in item ? item.pubDate : undefined, item.dc?.dates?.[0])),
    text: longest(item.content?.encoded, item.description),
  }));
  return { title: plain(title), items: newestFirst(entries) };
}

/** Texts of Atom come bare or with their type. */
const textOf = (told: unknown): unknown =>
  typeof told === 'object' && told !== null && 'value' in told ? told.value : told;

const newestFirst = (items: FeedItem[]): FeedItem[] =>
  items.toSorted((a, b) => b.published.localeCompare(a.published));
