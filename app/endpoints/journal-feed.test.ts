import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('gives the same posts as JSON, in full and without markup or unfilled names', async () => {
  const feed = parseJsonFeed(await textOf('/blog.json'));
  expect(feed.items?.map(({ url }) => url)).toEqual(addresses());
  for (const item of feed.items ?? []) {
    expect(item.content_text?.length).toBeGreaterThan(800);
    expect(item.content_text).not.toMatch(/\{\{|<\/?[a-z]+>|\]\(/);
  }
});
