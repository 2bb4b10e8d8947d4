import { resolve, sameSite } from './address.ts';
import type { Page } from './page.ts';
import type { Tag } from './tags.ts';

const has = (list: string | undefined, word: string) =>
  (list ?? '').toLowerCase().split(/\s+/).includes(word);

/** The tags of a meta by its name or property. */
export const metasNamed = (page: Page, name: string): Tag[] =>
  page.metas.filter(
    ({ attributes }) => (attributes.name ?? attributes.property ?? '').trim().toLowerCase() === name,
  );

/** What a meta says; empty if there is none. */
export const metaText = (page: Page, name: string): string =>
  metasNamed(page, name)[0]?.attributes.content?.trim() ?? '';

/** The link tags of one relation. */
export const linksOf = (page: Page, relation: string): Tag[] =>
  page.linkTags.filter(({ attributes }) => has(attributes.rel, relation));

/** Whether a link or an anchor carries a relation. */
export const hasRelation = ({ attributes }: Tag, relation: string): boolean => has(attributes.rel, relation);

/** The canonical addresses that a page names, resolved. */
export const canonicalsOf = (page: Page): string[] =>
  linksOf(page, 'canonical').flatMap(({ attributes }) => resolve(attributes.href ?? '', page.base) ?? []);

/** The alternates of a page by language. */
export const alternatesOf = (page: Page): { tag: Tag; language: string; target: string | null }[] =>
  linksOf(page, 'alternate')
    .filter(({ attributes }) => attributes.hreflang !== undefined)
    .map((tag) => ({
      tag,
      language: (tag.attributes.hreflang ?? '').trim(),
      target: resolve(tag.attributes.href ?? '', page.base),
    }));

const rules = (text: string) => text.toLowerCase().split(/[\s,]+/);

/** The robots meta that says a thing ('none' says both). */
export const robotsMeta = (page: Page, rule: 'noindex' | 'nofollow'): Tag | undefined =>
  ['robots', 'googlebot', 'bingbot']
    .flatMap((name) => metasNamed(page, name))
    .find(({ attributes }) =>
      rules(attributes.content ?? '').some((said) => said === rule || said === 'none'),
    );

/** Whether the X-Robots-Tag header, for everybody or for a large search engine, says noindex. */
export function headerSaysNoindex(page: Page): boolean {
  const lines = (page.headers['x-robots-tag'] ?? '').toLowerCase().split('\n');
  return lines.some((line) => {
    const named = /^\s*([a-z-]+)\s*:(.*)$/.exec(line);
    const bot = named && named[1] !== 'unavailable_after' ? named[1] : null;
    if (bot && !['googlebot', 'bingbot', 'robots'].includes(bot)) return false;
    return rules(bot ? (named?.[2] ?? '') : line).some((said) => said === 'noindex' || said === 'none');
  });
}

/** The pictures of the site's own that a page shows. */
export const ownImages = (page: Page): { tag: Tag; address: string }[] =>
  page.images.flatMap((tag) => {
    const address = resolve(tag.attributes.src ?? '', page.base);
    return tag.attributes.src && address && sameSite(address, page.address) ? [{ tag, address }] : [];
  });
