import { expect, it } from 'vitest';
import { looksLikeFeed, readFeed } from './read-feed.ts';

const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Sample Herald</title>
<item><title>Older</title><link>https://herald.example/1</link><pubDate>Mon, 01 Mar 2027 08:00:00 GMT</pubDate><description>&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;Two.&lt;/p&gt;</description></item>
<item><title>Newer &amp; better</title><link>https://herald.example/2</link><pubDate>Tue, 02 Mar 2027 08:00:00 GMT</pubDate></item></channel></rss>`;
const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Sample</title><entry><title>Entry</title><link href="https://herald.example/3"/><updated>2027-03-03T08:00:00Z</updated><summary>Short.</summary></entry></feed>`;
const json = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Sample',
  items: [{ id: '4', url: 'https://herald.example/4', content_text: 'Text.' }],
});

it('reads RSS, newest first, as plain text', () => {
  const { title, items } = readFeed(rss);
  expect(title).toBe('Sample Herald');
  expect(items.map((item) => item.title)).toEqual(['Newer & better', 'Older']);
  expect(items[1]).toMatchObject({ published: '2027-03-01T08:00:00.000Z', text: 'One.\n\nTwo.' });
});

it('reads Atom and JSON', () => {
  expect(readFeed(atom).items[0]).toMatchObject({
    title: 'Entry',
    address: 'https://herald.example/3',
    text: 'Short.',
  });
  expect(readFeed(json).items[0]).toMatchObject({ address: 'https://herald.example/4', text: 'Text.' });
});

it('tells feeds from pages', () => {
  expect([rss, atom, json, '<!doctype html><html></html>'].map(looksLikeFeed)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
