import { aiDemos } from '#content/ai-demos/ai-demos.ts';
import { workshops } from '#content/events/events.ts';
import { applicationAt, publishedAddresses } from '#features/catalogue/queries.server.ts';

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

/** What head and search say of a workshop, an application and an AI task. */
export const wordsOf = {
  workshop: (each: { title: string; lead: string }) => ({
    label: each.title,
    title: `${each.title}, a workshop`,
    description: shortened(each.lead),
  }),
  application: (each: { name: string; summary: string; category: string }) => ({
    label: each.name,
    title: `${each.name} for ${each.category === 'AI' ? 'AI' : each.category.toLowerCase()}`,
    description: shortened(each.summary),
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

/** The addresses of the dynamic routes that are written in files. */
export function writtenAddresses(): Address[] {
  return [
    ...workshops.map((each) => ({
      route: '/event/:id',
      path: `/event/${each.id}`,
      ...wordsOf.workshop(each),
    })),
    ...aiDemos.map((each) => ({
      route: '/ai/demo/:id',
      path: `/ai/demo/${each.id}`,
      ...wordsOf.aiDemo(each),
    })),
  ];
}

/** Every address of the dynamic routes that search engines and the site's own search should know; of the catalogue the `most` recommended. */
export async function dynamicAddresses(most: number): Promise<Address[]> {
  const applications = await publishedAddresses(most);
  return [
    ...writtenAddresses(),
    ...applications.map((each) => ({
      ...applicationAddress(each),
      headings: each.features.map(([name, text]) => `${name}: ${text}`),
      changed: each.changedAt.toISOString().slice(0, 10),
    })),
  ];
}

/** The page of a dynamic route at this path, if there is one. */
export async function addressAt(path: string): Promise<Address | undefined> {
  const slug = /^\/applications\/([^/]+)$/.exec(path)?.[1];
  const application = slug ? await applicationAt(slug, { staff: false }) : null;
  return application
    ? applicationAddress(application)
    : writtenAddresses().find((each) => each.path === path);
}
