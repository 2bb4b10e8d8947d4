import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import { Hono } from 'hono';
import { postHtml } from '#app/journal/post-html.ts';
import { isListed } from '#app/site-map/areas.server.ts';
import { type ShownPost, shownPost } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';
import { plainText } from '#server/markdown/reader-sections.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';

interface About {
  /** Where the feed has the posts of one topic only. */
  topic: string | undefined;
  origin: string;
  name: string;
}

const mostPosts = 50;
const description = 'Decisions about software, with the figures behind them';

/** Every post that is public, or those of one topic, newest first; none while the journal is not. */
const posts = (topic: string | undefined): ShownPost[] =>
  isListed('/blog')
    ? publishedEntries('post')
        .filter(({ data }) => !topic || data.topic === topic)
        .slice(0, mostPosts)
        .map(shownPost)
    : [];

const about = (topic: string | undefined): About => ({
  topic,
  origin: services().env.PUBLIC_URL,
  name: readSettings().brand.name,
});

/** The words of a post, where a reader shows no HTML. */
const wordsOf = ({ sections }: ShownPost): string =>
  sections
    .flatMap(({ heading, body, note }) => [
      heading,
      ...[...body, ...(note ? [note.heading, ...note.body] : [])].map((node) => plainText([node])),
    ])
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n\n');

const nameOf = (name: string, topic: string | undefined) => `${name}: journal${topic ? `, ${topic}` : ''}`;
const queryOf = (topic: string | undefined) => (topic ? `?${new URLSearchParams({ topic })}` : '');

/** The journal for feed readers, each post in full. */
const rssOf = (list: readonly ShownPost[], { origin, name, topic }: About): string =>
  generateRssFeed({
    title: nameOf(name, topic),
    link: `${origin}/blog`,
    description,
    language: 'en-GB',
    atom: {
      links: [{ href: `${origin}/blog.rss${queryOf(topic)}`, rel: 'self', type: 'application/rss+xml' }],
    },
    items: list.map((post) => ({
      title: post.title,
      description: post.lead,
      content: { encoded: postHtml(post, origin) },
      link: origin + post.href,
      guid: { value: origin + post.href, isPermaLink: true },
      pubDate: new Date(`${post.date}T09:00:00Z`),
      categories: post.topic ? [{ name: post.topic }] : [],
    })),
  });

/** The same as a JSON feed. */
const jsonOf = (list: readonly ShownPost[], { origin, name, topic }: About) =>
  generateJsonFeed({
    title: nameOf(name, topic),
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog.json${queryOf(topic)}`,
    description,
    language: 'en-GB',
    items: list.map((post) => ({
      id: origin + post.href,
      url: origin + post.href,
      title: post.title,
      summary: post.lead,
      content_html: postHtml(post, origin),
      content_text: wordsOf(post),
      date_published: new Date(`${post.date}T09:00:00Z`),
      tags: post.topic ? [post.topic] : [],
    })),
  });

/** GET /blog.rss and /blog.json, with `?topic=` for one topic. */
export function journalFeedRoutes(): Hono {
  return new Hono()
    .get('/blog.rss', (context) => {
      const topic = context.req.query('topic');
      return context.body(rssOf(posts(topic), about(topic)), 200, {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
    })
    .get('/blog.json', (context) => {
      const topic = context.req.query('topic');
      return context.body(JSON.stringify(jsonOf(posts(topic), about(topic))), 200, {
        'Content-Type': 'application/feed+json; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
    });
}
