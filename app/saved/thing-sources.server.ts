import { addressAt } from '#app/site-map/addresses.server.ts';
import type { Page } from '#app/site-map/page.ts';
import { resolvePath } from '#app/site-map/resolve.server.ts';
import { tilesAt } from '#features/catalogue/queries.server.ts';
import { eventsAt } from '#features/events/queries.server.ts';
import { kindWords } from '#features/events/ui/words.ts';
import { postTile, shownStory } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';
import type { Thing, ThingSources } from '#features/saved/things.ts';
import { shortDayAt } from '#lib/time/words-of-time.ts';

const each = <Row>(rows: readonly Row[], keyOf: (row: Row) => string, thingOf: (row: Row) => Thing) =>
  new Map(rows.map((row) => [keyOf(row), thingOf(row)]));

const isDemo = ({ kind, path }: Page) => kind === 'demo' || path === '/ai/demo/:id';

/** The page of a demo; what stands behind the question mark is the result that it shows. */
async function demoAt(key: string): Promise<Thing | null> {
  if (!key.startsWith('/') || key.startsWith('//')) return null;
  const { pathname } = new URL(key, 'https://site.invalid');
  const found = resolvePath(pathname);
  if (found.is !== 'page' || !isDemo(found.page)) return null;
  const words = found.page.path.includes(':') ? await addressAt(pathname) : found.page;
  return words ? { title: words.label, about: words.description, href: key, hue: found.page.hue } : null;
}

/** Where saved things are looked up: what is public of each feature and of the files. */
export const thingSources: ThingSources = {
  application: async (keys) =>
    each(
      await tilesAt(keys),
      ({ slug }) => slug,
      ({ slug, name, tagline, hue }) => ({ title: name, about: tagline, href: `/applications/${slug}`, hue }),
    ),
  event: async (keys) =>
    each(
      await eventsAt(keys),
      ({ slug }) => slug,
      ({ slug, title, kind, startAt, zone }) => {
        const start = startAt.toISOString();
        const about = `${kindWords[kind]}, ${shortDayAt(start, zone)} ${start.slice(0, 4)}`;
        return { title, about, href: `/event/${slug}`, hue: 'coral' };
      },
    ),
  story: async (keys) =>
    each(
      publishedEntries('story')
        .map(shownStory)
        .filter(({ path }) => keys.includes(path)),
      ({ path }) => path,
      ({ path, name, note, hue }) => ({ title: name, about: note, href: path, hue }),
    ),
  post: async (keys) =>
    each(
      publishedEntries('post')
        .filter(({ slug }) => keys.includes(slug))
        .map(postTile),
      ({ slug }) => slug,
      (post) => ({ title: post.title, about: post.topic, href: post.href, hue: null }),
    ),
  demo: async (keys) => {
    const found = await Promise.all(keys.map(async (key) => [key, await demoAt(key)] as const));
    return new Map(found.flatMap(([key, thing]) => (thing ? [[key, thing]] : [])));
  },
};
