import { generateRssFeed } from 'feedsmith';
import { Hono } from 'hono';
import { podcast } from '#content/detail-pages/podcast.ts';
import { type Episode, episodeFile, episodes } from '#content/podcast/episodes.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';

/** The podcast for players: episodes with their files, transcripts and chapters. */
export function feedOf(list: readonly Episode[], { origin, name }: { origin: string; name: string }): string {
  return generateRssFeed({
    title: `${name}: ${podcast.heading}`,
    link: `${origin}/pages/podcast`,
    description: podcast.lead,
    language: 'en-GB',
    atom: { links: [{ href: `${origin}/podcast.rss`, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      author: name,
      explicit: false,
      image: `${origin}/icon-512.png`,
      categories: [{ text: 'Technology' }],
    },
    items: list.map((episode) => {
      const file = `${origin}${episodeFile(episode)}`;
      return {
        title: episode.title,
        description: episode.lead,
        link: `${origin}/pages/podcast`,
        guid: { value: `${file}.ogg`, isPermaLink: false },
        pubDate: new Date(`${episode.recorded}T09:00:00Z`),
        enclosures: [{ url: `${file}.ogg`, length: episode.bytes, type: 'audio/ogg' }],
        itunes: { duration: episode.seconds, explicit: false },
        podcast: {
          transcripts: [{ url: `${file}.vtt`, type: 'text/vtt' }],
          chapters: { url: `${origin}/podcast/${episode.slug}.json`, type: 'application/json+chapters' },
        },
      };
    }),
  });
}

/** GET /podcast.rss, and the chapters of each episode for players that show them. */
export function podcastRoutes(): Hono {
  return new Hono()
    .get('/podcast.rss', (context) => {
      const about = { origin: services().env.PUBLIC_URL, name: readSettings().brand.name };
      return context.body(feedOf(episodes, about), 200, {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
    })
    .get('/podcast/:file{[a-z0-9-]+\\.json}', (context) => {
      const found = episodes.find(({ slug }) => `${slug}.json` === context.req.param('file'));
      if (!found) return context.text('Not found\n', 404);
      const chapters = found.chapters.map(({ at, name }) => ({ startTime: at, title: name }));
      return context.json({ version: '1.2.0', chapters }, 200, { 'Cache-Control': 'no-cache' });
    });
}
