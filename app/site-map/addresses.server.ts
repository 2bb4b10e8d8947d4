import { aiDemos } from '#content/ai-demos/ai-demos.ts';
import { applicationAt, publishedAddresses } from '#features/catalogue/queries.server.ts';
import { eventAt, listedEvents } from '#features/events/queries.server.ts';
import { postTile, shownStory } from '#features/publishing/present.server.ts';
import {
  type PublishedEntry,
  publishedEntries,
  publishedEntry,
} from '#features/publishing/published.server.ts';
import { pageWordsOf } from '#features/publishing/rules.ts';
import type { Hue } from '#lib/look/hue.ts';
import { isUnavailable } from '#server/errors.ts';
import { isListed } from './areas.server.ts';

/** A page of a dynamic route, with the words its row cannot know. */
export interface Address {
  /** The row of the site map. */
  route: string;
  path: string;
  label: string;
  title: string;
  description: string;
  /** What else it can be found by, where its page need not be read for that. */
  headings?: string[];
  /** Where it is not its row's. */
  hue?: Hue;
  /** The day of its last change, where its row knows better than the history of files. */
  changed?: string;
}

/** The lead of a thing, as far as a search result shows it: whole sentences, then whole words. */
function shortened(lead: string): string {
  const longest = 155;
  if (lead.length <= longest) return lead;
  const sentences = lead.slice(0, longest).lastIndexOf('. ');
  if (sentences >= 70) return lead.slice(0, sentences + 1);
  const words = lead.slice(0, longest - 1).lastIndexOf(' ');
  return `${lead.slice(0, words).replace(/[,;:]$/, '')}…`;
}

/** Whom applications of a category are for, where its name in small letters does not say it. */
const forWhom: Readonly<Record<string, string>> = {
  AI: 'AI projects',
  Health: 'healthcare',
  People: 'HR teams',
  Documents: 'paperwork',
  Web: 'websites',
  Sales: 'sales teams',
  Service: 'service teams',
  Media: 'publishers',
};

/** What head and search say of a thing whose row cannot know it. */
export const wordsOf = {
  event: (each: { title: string; summary: string; kind: string }) => ({
    label: each.title,
    title: `${each.title}, a ${each.kind}`,
    description: shortened(each.summary),
  }),
  application: (each: { name: string; summary: string; category: string }) => ({
    label: each.name,
    title: `${each.name} for ${forWhom[each.category] ?? each.category.toLowerCase()}`,
    description: shortened(each.summary),
  }),
  post: (each: { title: string; lead: string }) => ({
    label: each.title,
    title: each.title,
    description: shortened(each.lead),
  }),
  story: (each: { name: string; lead: string }) => ({
    label: each.name,
    title: each.name,
    description: shortened(each.lead),
  }),
  aiDemo: (each: { name: string; lead: string }) => ({
    label: each.name,
    title: `${each.name}, a small AI task`,
    description: shortened(each.lead),
  }),
};

/** The address of an application. */
export const applicationAddress = (each: {
  slug: string;
  name: string;
  summary: string;
  category: string;
}): Address => ({
  route: '/applications/:ApplicationName',
  path: `/applications/${each.slug}`,
  ...wordsOf.application(each),
});

/** The address of an event. */
export const eventAddress = (each: {
  slug: string;
  title: string;
  summary: string;
  kind: string;
}): Address => ({
  route: '/event/:id',
  path: `/event/${each.slug}`,
  ...wordsOf.event(each),
});

function postAddress(entry: PublishedEntry): Address {
  const post = postTile(entry);
  return { route: '/blog/:slug', path: post.href, ...wordsOf.post(post), ...changedOn(entry) };
}

/** A case study that has no row of its own; the others are in the site map. */
function storyAddress(entry: PublishedEntry): Address {
  const story = shownStory(entry);
  return {
    route: '/work/:slug',
    path: story.path,
    hue: story.hue,
    ...wordsOf.story(story),
    ...pageWordsOf(entry.data),
    ...changedOn(entry),
  };
}

const changedOn = ({ changed }: PublishedEntry) => (changed ? { changed } : {});
const isAdded = ({ slug }: PublishedEntry): boolean => !slug.startsWith('/');

/** The addresses of the dynamic routes that are there without the database. */
export const writtenAddresses = (): Address[] => [
  ...aiDemos.map((each) => ({
    route: '/ai/demo/:id',
    path: `/ai/demo/${each.id}`,
    ...wordsOf.aiDemo(each),
  })),
  ...publishedEntries('post').map(postAddress),
  ...publishedEntries('story').filter(isAdded).map(storyAddress),
];

/** Every address of the dynamic routes that search engines and the site's own search should know; of the catalogue the `most` recommended. */
export async function dynamicAddresses(most: number): Promise<Address[]> {
  const written = writtenAddresses().filter(({ route }) => isListed(route));
  try {
    return [...written, ...(await keptAddresses(most))];
  } catch (error) {
    // Search and the page for the lost go on without the database.
    if (isUnavailable(error)) return written;
    throw error;
  }
}

/** The addresses of what the database keeps. */
async function keptAddresses(most: number): Promise<Address[]> {
  const [applications, events] = [await publishedAddresses(most), await listedEvents()];
  return [
    ...events.map((each) => ({
      ...eventAddress(each),
      headings: each.agenda.map(({ title }) => title),
      changed: each.changedAt.toISOString().slice(0, 10),
    })),
    ...applications.map((each) => ({
      ...applicationAddress(each),
      headings: each.features.map(([name, text]) => `${name}: ${text}`),
      changed: each.changedAt.toISOString().slice(0, 10),
    })),
  ];
}

/** The page of a dynamic route at this path, if there is one. */
export async function addressAt(path: string): Promise<Address | undefined> {
  const [, area, slug = ''] = /^\/(applications|event)\/([^/]+)$/.exec(path) ?? [];
  if (area === 'applications') {
    const application = await applicationAt(slug, { staff: false });
    return application ? applicationAddress(application) : undefined;
  }
  if (area === 'event') {
    const found = await eventAt(slug);
    return found ? eventAddress(found.event) : undefined;
  }
  return writtenAddresses().find((each) => each.path === path);
}

/** What an operator has changed of the words of a page that has a row: its title and description. */
export function changedWords(path: string): { title?: string; description?: string; changed?: string } {
  for (const kind of ['home', 'policy', 'service', 'story'] as const) {
    const entry = publishedEntry(kind, path);
    if (entry) return { ...pageWordsOf(entry.data), ...changedOn(entry) };
  }
  return {};
}
