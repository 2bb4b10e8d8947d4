import { aiDemos } from '#content/ai-demos/ai-demos.ts';
import { applications } from '#content/applications/applications.ts';
import { workshops } from '#content/events/events.ts';

/** A page of a dynamic route, with the words its row cannot know. */
export interface Address {
  /** The row of the site map. */
  route: string;
  path: string;
  label: string;
  title: string;
  description: string;
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
  application: (each: { name: string; lead: string; trade: string }) => ({
    label: each.name,
    title: `${each.name} for ${each.trade === 'AI' ? 'AI' : each.trade.toLowerCase()}`,
    description: shortened(each.lead),
  }),
  aiDemo: (each: { name: string; lead: string }) => ({
    label: each.name,
    title: `${each.name}, a small AI task`,
    description: shortened(each.lead),
  }),
};

/** Every address of the dynamic routes that search engines and the site's own search should know. */
export function dynamicAddresses(): Address[] {
  return [
    ...workshops.map((each) => ({
      route: '/event/:id',
      path: `/event/${each.id}`,
      ...wordsOf.workshop(each),
    })),
    ...applications.map((each) => ({
      route: '/applications/:ApplicationName',
      path: `/applications/${each.slug}`,
      ...wordsOf.application(each),
    })),
    ...aiDemos.map((each) => ({
      route: '/ai/demo/:id',
      path: `/ai/demo/${each.id}`,
      ...wordsOf.aiDemo(each),
    })),
  ];
}
