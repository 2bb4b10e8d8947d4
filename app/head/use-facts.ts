import { useMatches, useRouteLoaderData } from 'react-router';
import { siteDefaults } from '#content/site.ts';
import type { PageFacts } from './page-facts.server.ts';
import type { SiteFacts } from './site-facts.server.ts';

const fallback: SiteFacts = {
  name: siteDefaults.brand.name,
  suffix: siteDefaults.brand.suffix,
  tagline: siteDefaults.brand.tagline,
  repository: siteDefaults.links.repository,
  email: siteDefaults.contact.email,
  origin: '',
  hidden: [],
  menuOrder: {},
};

/** What the settings say, on every page; the defaults where an error left nothing else. */
export function useSite(): SiteFacts {
  return useRouteLoaderData<{ site: SiteFacts }>('root')?.site ?? fallback;
}

/** Finds the facts in what the matched routes loaded; a layout loads them for the pages inside it. */
function factsIn(matches: readonly ({ loaderData?: unknown } | undefined)[]): PageFacts | null {
  for (const match of matches.toReversed()) {
    const loaded = match?.loaderData;
    if (typeof loaded === 'object' && loaded !== null && 'facts' in loaded) return loaded.facts as PageFacts;
  }
  return null;
}

/** The facts of the page that is shown; null on an error page. */
export function usePageFacts(): PageFacts | null {
  return factsIn(useMatches());
}
