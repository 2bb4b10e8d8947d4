import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { posts as written } from '#content/posts/posts.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';
import { openTestServices } from '#server/testing/test-services.ts';
import { features } from '../features.server.ts';
import { journalFeedRoutes } from './journal-feed.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = (await openTestServices({ PUBLIC_URL: 'https://akra.example' }, features)).close;
});
afterAll(() => close());

const textOf = async (path: string) => (await journalFeedRoutes().request(path)).text();
const addresses = () => publishedEntries('post').map(({ slug }) => `https://akra.example/blog/${slug}`);

it('gives feed readers every post, newest first, with its address, its lead and its day', async () => {
  const feed = parseRssFeed(await textOf('/blog.rss'));
  expect(addresses().length).toBeGreaterThan(3);
  expect(feed.items?.map(({ link }) => link)).toEqual(addresses());
  const [newest] = publishedEntries('post');
  expect(feed.items?.[0]).toMatchObject({
    title: newest?.data.title,
    description: newest?.data.lead,
    pubDate: new Date(`${newest?.data.date}T09:00:00Z`).toUTCString(),
  });
});

/** Links and pictures of HTML. */
const addressesIn = (html: string) =>
  [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, href]) => href ?? '');

it('gives every post in full as HTML, with whole addresses and without unfilled names, in both feeds', async () => {
  const rss = parseRssFeed(await textOf('/blog.rss')).items ?? [];
  const json = parseJsonFeed(await textOf('/blog.json')).items ?? [];
  expect(rss).toHaveLength(written.length);
  for (const [index, item] of rss.entries()) {
    const html = item.content?.encoded ?? '';
    expect(html).toBe(json[index]?.content_html);
    const post = written.find(({ slug }) => item.link?.endsWith(`/${slug}`));
    const headings = [...(post?.body ?? '').matchAll(/^## ([^{\n]+?)\s*(?:\{|$)/gm)].map(
      ([, heading]) => heading,
    );
    expect(html.match(/<h2>/g)).toHaveLength(headings.length);
    expect(html.length, item.link).toBeGreaterThan(5000);
    expect(html).toContain('See the drawing');
    expect(html).not.toMatch(/\{\{|\[object|undefined|<script| class=/);
    const addresses = addressesIn(html);
    expect(addresses.length, item.link).toBeGreaterThan(0);
    expect(addresses.filter((address) => !/^https?:\/\/[^/]+/.test(address))).toEqual([]);
  }
});

it('gives one topic alone to whoever asks for it, and an empty feed for one that nobody writes on', async () => {
  const feed = parseRssFeed(await textOf('/blog.rss?topic=Algorithms'));
  expect(feed.items?.length).toBe(written.filter(({ topic }) => topic === 'Algorithms').length);
  expect(feed.title).toMatch(/: journal, Algorithms$/);
  expect(feed.atom?.links?.[0]?.href).toBe('https://akra.example/blog.rss?topic=Algorithms');
  expect(parseJsonFeed(await textOf('/blog.json?topic=Nothing')).items ?? []).toEqual([]);
});

it('gives the same posts as JSON, in full and without markup or unfilled names', async () => {
  const feed = parseJsonFeed(await textOf('/blog.json'));
  expect(feed.items?.map(({ url }) => url)).toEqual(addresses());
  for (const item of feed.items ?? []) {
    expect(item.content_text?.length).toBeGreaterThan(800);
    expect(item.content_text).not.toMatch(/\{\{|<\/?[a-z]+>|\]\(/);
  }
});
