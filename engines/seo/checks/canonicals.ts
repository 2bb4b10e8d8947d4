import { isAbsolute, resolve, sameSite, withScheme } from '../site/address.ts';
import { canonicalsOf, linksOf } from '../site/facts.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import type { Tag } from '../site/tags.ts';
import { at, onPages } from './check.ts';
import { isMeantForSearch } from './meant-for-search.ts';

const own = ({ address }: Page) => `<link rel="canonical" href="${address}">`;

/** Looks at each canonical link of a page, with the address it names. */
const onCanonicals = (
  look: (named: { tag: Tag; target: string }, page: Page, site: Site) => string | null | false,
) =>
  onPages((page, site) =>
    linksOf(page, 'canonical').flatMap((tag) => {
      if (!isMeantForSearch(page, site)) return [];
      const target = resolve(tag.attributes.href ?? '', page.base);
      const what = target && look({ tag, target }, page, site);
      return what ? [{ ...at(tag), what, mended: own(page) }] : [];
    }),
  );

/** Checks of canonical links. */
export const canonicalChecks = {
  'canonical-missing': onPages(
    (page, site) =>
      isMeantForSearch(page, site) &&
      !linksOf(page, 'canonical').some(({ attributes }) => attributes.href?.trim()) && {
        what: 'The page doesn’t name a canonical address.',
        mended: own(page),
      },
  ),
  'canonical-multiple': onPages((page) => {
    const different = new Set(canonicalsOf(page)).size;
    const tags = linksOf(page, 'canonical');
    return (
      different > 1 && {
        ...at(tags[1]),
        what: `The page names ${different} canonical addresses.`,
        mended: own(page),
      }
    );
  }),
  'canonical-relative': onCanonicals(
    ({ tag: { attributes } }) =>
      Boolean(attributes.href) && !isAbsolute(attributes.href ?? '') && `“${attributes.href}” is relative.`,
  ),
  'canonical-broken': onCanonicals(({ target }, { address }, { trails }) => {
    const status = target === address ? 200 : trails.get(target)?.answers[0]?.status;
    return status !== undefined && status !== 200 && `${target} answers ${status || 'nothing'}.`;
  }),
  'canonical-other-host': onCanonicals(
    ({ target }, { address }) => !sameSite(target, address) && `It points at ${new URL(target).host}.`,
  ),
  'canonical-http': onCanonicals(
    ({ target }, { address }) =>
      sameSite(target, address) &&
      address.startsWith('https:') &&
      target !== withScheme(target, 'https:') &&
      'It names the http address of a page that is served over https.',
  ),
  'canonical-in-body': onCanonicals(
    ({ tag }) => !tag.inHead && 'It is in the body, where search engines ignore it.',
  ),
};
