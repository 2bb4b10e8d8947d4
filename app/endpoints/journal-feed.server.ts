import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import { Hono } from 'hono';
import { isListed } from '#app/site-map/areas.server.ts';
import { type ShownPost, shownPost } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';
import { plainText } from '#server/markdown/reader-sections.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';

interface About {
  origin: string;
  name: string;
}

const mostPosts = 50;
const description = 'Decisions about software, with the figures behind them';

/** Every post that is public, newest first; none while the journal is not. */
const posts = (): ShownPost[] =>
  isListed('/blog') ? publishedEntries('post').slice(0, mostPosts).map(shownPost) : [];

const about = (): About => ({ origin: services().env.PUBLIC_URL, name: readSettings().brand.name });

/** The words of a post: its headings and paragraphs, each on a line of its own. */
const wordsOf = ({ sections }: ShownPost): string =>
  sections
    .flatMap(({ heading, body }) => [heading, ...body.map((node) => plainText([node]))])
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n\n');

/** The journal for feed readers. */
const rssOf = (list: readonly ShownPost[], { origin, name }: About): string =>
  generateRssFeed({
    title: `${name}: journal`,
    link: `${origin}/blog`,
    description,
    language: 'en-GB',
    atom: { links: [{ href: `${origin}/blog.rss`, rel: 'self', type: 'application/rss+xml' }] },
    items: list.map(({ title, lead, href, date, topic }) => ({
      title,
      description: lead,
      link: origin + href,
      guid: { value: origin + href, isPermaLink: true },
      pubDate: new Date(`${date}T09:00:00Z`),
      categories: topic ? [{ name: topic }] : [],
    })),
  });

/** The same as a JSON feed, with the posts in full. */
const jsonOf = (list: readonly ShownPost[], { origin, name }: About) =>
  generateJsonFeed({
    title: `${name}: journal`,
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog.json`,
    description,
    language: 'en-GB',
    items: list.map((post) => ({
      id: origin + post.href,
      url: origin + post.href,
      title: post.title,
      summary: post.lead,
      content_text: wordsOf(post),
      date_published: new Date(`${post.date}T09:00:00Z`),
      tags: post.topic ? [post.topic] : [],
    })),
  });

/** GET /blog.rss and /blog.json. */
export function journalFeedRoutes(): Hono {
  return new Hono()
    .get('/blog.rss', (context) =>
      context.body(rssOf(posts(), about()), 200, {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    )
    .get('/blog.json', (context) =>
      context.body(JSON.stringify(jsonOf(posts(), about())), 200, {
        'Content-Type': 'application/feed+json; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    );
}
