import { setTimeout as wait } from 'node:timers/promises';
import { siteMap } from '../../app/site-map/site-map.server.ts';

/** What the source of a public page says, without scripts. */
export interface PublicPage {
  heading: string;
  canonical: string;
  text: string;
  ids: ReadonlySet<string>;
  hrefs: readonly string[];
  /** Those of its main part alone. */
  mainHrefs: readonly string[];
  headLinks: readonly { href: string; type: string }[];
  /** Whether it is opened by a link with a token or an id. */
  byLink: boolean;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);

const wordsOf = (html: string): string =>
  decoded(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value]) => decoded(value ?? ''));

function readPage(html: string, origin: string, byLink: boolean): PublicPage {
  const bare = html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    // What is hidden waits for a setting or a press.
    .replace(/<section\b[^>]* hidden=""[\s\S]*?<\/section>/g, ' ');
  const main = /<main[\s\S]*<\/main>/.exec(bare)?.[0] ?? '';
  return {
    heading: wordsOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(bare)?.[1] ?? ''),
    canonical: all(bare, /<link [^>]*\brel="canonical" href="([^"]*)"/g)[0]?.replace(origin, '') ?? '',
    text: wordsOf(bare),
    ids: new Set(all(bare, /\s(?:id|name)="([^"]*)"/g)),
    hrefs: all(bare, /<a\b[^>]*\shref="([^"]*)"/g),
    mainHrefs: all(main, /<a\b[^>]*\shref="([^"]*)"/g),
    headLinks: [...bare.matchAll(/<link [^>]*\brel="(?:alternate|search)"[^>]*>/g)].map(([link]) => ({
      href: all(link, /href="([^"]*)"/g)[0] ?? '',
      type: all(link, /type="([^"]*)"/g)[0] ?? '',
    })),
    byLink,
  };
}

/** Where every page that visitors can open is found: the site map's own, and what its sitemap names. */
async function addressesOf(origin: string): Promise<string[]> {
  const rows = siteMap.filter(({ staff, startsEmpty, signIn }) => !staff && !startsEmpty && !signIn);
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = all(sitemap, /<loc>([^<]*)</g).map((address) => address.replace(origin, '') || '/');
  return [...new Set([...rows.map(({ sample, path }) => sample ?? path), ...listed])];
}

const atOnce = 2;
const mostTries = 20;

/** The source of a page; a server that has too much to do says so, and is asked again. */
async function sourceOf(address: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    if (answer.status !== 503 || tries === mostTries) return answer;
    await wait(1000);
  }
}

/** Reads pages by their source; all that are public where none is named. */
export async function readPublicPages(
  origin: string,
  paths?: readonly string[],
): Promise<Map<string, PublicPage>> {
  const pages = new Map<string, PublicPage>();
  const waiting = [...(paths ?? (await addressesOf(origin)))];
  const opened = new Set(siteMap.flatMap(({ path, byLink }) => (byLink ? [path] : [])));
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await sourceOf(origin + path);
      if (!answer.ok && !path.startsWith('/error-404')) throw new Error(`${path} answered ${answer.status}`);
      pages.set(path, readPage(await answer.text(), origin, opened.has(path)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return pages;
}
