import { setImmediate } from 'node:timers/promises';
import { searchWords } from '#content/search-words.ts';
import { kitGroups, kitPageAt } from '#content/workshop/kit-groups.ts';
import type { SearchEntry } from '#engines/search/search.ts';
import type { Hue } from '#lib/look/hue.ts';
import type { KitPage } from '#lib/look/kit-page.ts';
import type { FinishedAnswer } from '#server/http/finished-answer.ts';
import { cachedPage } from './pages.server.ts';
import { type Address, changedWords, dynamicAddresses } from './site-map/addresses.server.ts';
import { isListed } from './site-map/areas.server.ts';
import type { Area, Page } from './site-map/page.ts';
import { pageAt, siteMap } from './site-map/site-map.server.ts';

const kindWords: Partial<Record<Area, string>> = {
  'case-study': 'Case study',
  demo: 'Demo',
  'ai-tool': 'AI tool',
  ai: 'AI',
  landing: 'Template',
  showcase: 'Phone app',
  'ui-kit': 'Interface kit',
  policy: 'Policy',
  legal: 'Policy',
  applications: 'Application',
  events: 'Event',
  account: 'Account',
  pricing: 'Prices',
  feature: 'Service',
};

/** What kind of thing a page is, in a word that visitors know. */
const kindWord = (page: Page): string =>
  page.path === '/blog/:slug' ? 'Post' : (kindWords[page.area] ?? 'Page');

const plainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();

function readHeadings(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [...main.matchAll(/<h[23][^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, text]) => plainText(text ?? ''));
}

const known = new WeakMap<FinishedAnswer, string[]>();

/**
 * The headings inside a page's main part, read once for as long as the page stays as it is. Each page is read in a turn
 * of its own: all of them at once would keep everybody else waiting for 60 ms.
 */
async function headingsOf(page: FinishedAnswer): Promise<string[]> {
  const read = known.get(page);
  if (read) return read;
  await setImmediate();
  const headings = readHeadings(page.forms.identity.body.toString());
  known.set(page, headings);
  return headings;
}

async function entryOf(
  page: Page,
  address: Pick<Address, 'path' | 'label' | 'title' | 'description' | 'headings'> & { hue?: Hue | null },
): Promise<SearchEntry> {
  const kept = address.headings ? undefined : cachedPage(address.path);
  return {
    path: address.path,
    label: address.label,
    title: address.title,
    description: address.description,
    kind: kindWord(page),
    hue: address.hue ?? page.hue,
    headings: address.headings ?? (kept ? await headingsOf(kept) : []),
    also: kitPageAt(page.path)?.page.also ?? searchWords[page.path],
  };
}

/** `DateRangePicker` in words. */
const inWords = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The components of the kit that go by another name than their page, each at its table of props. */
function componentEntries(): SearchEntry[] {
  return kitGroups
    .flatMap((group): readonly KitPage[] => group.pages)
    .flatMap((page) =>
      (page.components ?? [])
        .filter(({ name }) => !page.name.toLowerCase().includes(inWords(name)))
        .map(({ name }) => ({
          path: `${page.path}#props-${name}`,
          label: capital(inWords(name)),
          title: capital(inWords(name)),
          description: `A component of the interface kit, shown with ${page.name.toLowerCase()}`,
          kind: kindWords['ui-kit'] ?? '',
          hue: null,
          headings: [],
        })),
    );
}

// The whole index goes to the browser; a larger catalogue has a search of its own.
const mostApplications = 300;

/**
 * Every page that can be found, with its headings as they stand on the page today. In the first seconds after a start,
 * before all pages are drawn, some are found by their titles and descriptions alone: nobody waits for the others.
 */
export async function searchEntries(): Promise<SearchEntry[]> {
  const fixed = siteMap.filter(
    (page) =>
      !page.path.includes(':') &&
      !page.byLink &&
      (!page.noindex || page.area === 'account') &&
      isListed(page.path),
  );
  const entries: SearchEntry[] = [];
  for (const page of fixed) entries.push(await entryOf(page, { ...page, ...changedWords(page.path) }));
  for (const address of await dynamicAddresses(mostApplications)) {
    const page = pageAt(address.route);
    if (!page) throw new Error(`${address.route} is not in the site map`);
    entries.push(await entryOf(page, address));
  }
  const components = componentEntries().filter(({ path }) => isListed(path.replace(/#.*/, '')));
  return [...entries, ...components];
}
