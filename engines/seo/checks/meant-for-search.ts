import { robotsMeta } from '../site/facts.ts';
import type { Page } from '../site/page.ts';
import { isLinked, isListed, type Site } from '../site/site.ts';

/**
 * Whether a page is meant to be found. The header is not asked: it is reported wherever it says noindex.
 * A page that says noindex, but is linked and listed, contradicts itself and is reported as such.
 */
export const isMeantForSearch = (page: Page, site: Site): boolean =>
  !robotsMeta(page, 'noindex') || (isListed(site, page.address) && isLinked(site, page.address));
