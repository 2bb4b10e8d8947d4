import { parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { feedOf, podcastRoutes } from './podcast.server.ts';

const episode = {
  slug: 'a-post',
  title: 'A post',
  lead: 'What it says & why.',
  recorded: '2026-11-18',
  seconds: 95,
  bytes: 400_000,
  peaks: [1],
  chapters: [{ at: 0, name: 'A post' }],
  lines: [],
};

describe('the feed of the podcast', () => {
  it('gives players the file, its length, its transcript and its chapters', () => {
    const feed = parseRssFeed(feedOf([episode], { origin: 'https://akra.example', name: 'Akra' }));
    const [item] = feed.items ?? [];
    expect(feed.title).toBe('Akra: The journal, read aloud');
    expect(item).toMatchObject({
      title: 'A post',
      description: 'What it says & why.',
      enclosures: [
        { url: 'https://akra.example/media/podcast/a-post.ogg', length: 400_000, type: 'audio/ogg' },
      ],
      itunes: { duration: 95 },
      podcast: {
        transcripts: [{ url: 'https://akra.example/media/podcast/a-post.vtt', type: 'text/vtt' }],
        chapters: { url: 'https://akra.example/podcast/a-post.json' },
      },
    });
  });

  it('has no chapters for what is no episode', async () => {
    expect((await podcastRoutes().request('/podcast/nonsense.json')).status).toBe(404);
  });
});
