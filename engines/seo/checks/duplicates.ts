import { alternatesOf, canonicalsOf, metasNamed } from '../site/facts.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import type { Tag } from '../site/tags.ts';
import { jaccard, shingles } from '../site/words.ts';
import type { Spot } from '../types.ts';
import { at, type Check } from './check.ts';
import { isMeantForSearch } from './meant-for-search.ts';

const names = (page: Page, other: Page) => canonicalsOf(page)[0] === other.address;
const alternates = (page: Page, other: Page) =>
  alternatesOf(page).some(({ target }) => target === other.address);

/** Whether a page says itself that it is the other one: as its original, or both as versions of each other. */
const saysItIs = (page: Page, other: Page) =>
  names(page, other) || names(other, page) || (alternates(page, other) && alternates(other, page));

function shared(text: (page: Page) => string, tag: (page: Page) => Tag | undefined, what: string): Check {
  return (site) => {
    const groups = new Map<string, Page[]>();
    for (const page of site.pages.values()) {
      const key = text(page).toLowerCase();
      if (key && isMeantForSearch(page, site)) groups.set(key, [...(groups.get(key) ?? []), page]);
    }
    return [...groups.values()].flatMap((pages) =>
      pages.flatMap((page): Spot[] => {
        const other = pages.find((one) => one !== page && !saysItIs(one, page));
        return other ? [{ address: page.address, ...at(tag(page)), what: `${what} ${other.address}.` }] : [];
      }),
    );
  };
}

const descriptionOf = (page: Page) => metasNamed(page, 'description')[0];

function nearCopies(site: Site): Spot[] {
  const pages = [...site.pages.values()].filter(
    (page) => page.words.length > 20 && isMeantForSearch(page, site),
  );
  const runs = pages.map(({ words }) => shingles(words));
  return pages.flatMap((page, later) => {
    const own = runs[later] as Set<string>;
    for (const [earlier, other] of pages.slice(0, later).entries()) {
      const theirs = runs[earlier] as Set<string>;
      // What differs much in length cannot share as much.
      if (Math.min(own.size, theirs.size) < 0.85 * Math.max(own.size, theirs.size)) continue;
      const alike = jaccard(own, theirs);
      if (alike <= 0.85 || saysItIs(page, other)) continue;
      return [
        {
          address: page.address,
          what: `${Math.round(alike * 100)}% of the main text is the same as on ${other.address}.`,
          mended: `<link rel="canonical" href="${other.address}">`,
        },
      ];
    }
    return [];
  });
}

/** Checks of what several pages have in common. */
export const duplicateChecks = {
  'title-duplicate': shared(
    ({ titles }) => titles[0]?.text ?? '',
    ({ titles }) => titles[0],
    'The title is the same as that of',
  ),
  'description-duplicate': shared(
    (page) => descriptionOf(page)?.attributes.content?.trim() ?? '',
    descriptionOf,
    'The description is the same as that of',
  ),
  'duplicate-content': nearCopies,
};
