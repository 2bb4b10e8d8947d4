import { alternatesOf } from '../site/facts.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { at, onPages, type Said } from './check.ts';
import { isHreflang } from './languages.ts';
import { isMeantForSearch } from './meant-for-search.ts';

type Alternate = ReturnType<typeof alternatesOf>[number];

/** Looks at the alternates of pages that have some and are meant to be found. */
const onSets = (look: (alternates: Alternate[], page: Page, site: Site) => Said | Said[] | null) =>
  onPages((page, site) => {
    const alternates = alternatesOf(page);
    return alternates.length > 0 && isMeantForSearch(page, site) && look(alternates, page, site);
  });

const entry = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${address}">`;

/** Checks of language versions. */
export const internationalChecks = {
  'hreflang-invalid': onSets((alternates) =>
    alternates
      .filter(({ language }) => !isHreflang(language))
      .map(({ tag, language }) => ({
        ...at(tag),
        what: `“${language}” isn’t a language code with or without a region.`,
      })),
  ),
  'hreflang-no-self': onSets((alternates, { address, html }) =>
    alternates.some(({ target }) => target === address)
      ? null
      : {
          ...at(alternates[0]?.tag),
          what: 'The set has no entry for the page itself.',
          mended: entry(html?.attributes.lang || 'en', address),
        },
  ),
  'hreflang-no-return': onSets((alternates, page, { pages }) =>
    alternates.flatMap(({ tag, target }) => {
      const other = target && target !== page.address ? pages.get(target) : undefined;
      if (!other || alternatesOf(other).some((back) => back.target === page.address)) return [];
      const mended = entry(page.html?.attributes.lang || 'en', page.address);
      return [{ ...at(tag), what: `${other.address} doesn’t link back to this page.`, mended }];
    }),
  ),
  'hreflang-no-default': onSets((alternates, { address }) =>
    alternates.some(({ language }) => language.toLowerCase() === 'x-default')
      ? null
      : {
          ...at(alternates[0]?.tag),
          what: 'The set has no x-default entry.',
          mended: entry('x-default', address),
        },
  ),
  'hreflang-broken': onSets((alternates, _page, { trails }) =>
    alternates.flatMap(({ tag, target }) => {
      const first = trails.get(target ?? '')?.answers[0];
      return first && first.status !== 200
        ? [{ ...at(tag), what: `${first.address} answers ${first.status || 'nothing'}.` }]
        : [];
    }),
  ),
};
