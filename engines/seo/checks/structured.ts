import type { Page } from '../site/page.ts';
import { at, onPages } from './check.ts';
import { lackingIn } from './required-properties.ts';

const blocksOf = ({ scripts, source }: Page) =>
  scripts
    .filter(({ attributes }) => attributes.type?.trim().toLowerCase() === 'application/ld+json')
    .map((tag) => {
      // The tag's own source is cut; a block is needed whole.
      const from = source.indexOf('>', tag.offset) + 1;
      const json = source.slice(from, source.toLowerCase().indexOf('</script', from));
      return { tag, ...parsed(json) };
    });

function parsed(json: string): { value?: unknown; fault?: string } {
  try {
    return { value: JSON.parse(json.replace(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/g, '')) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'it does not parse' };
  }
}

/** Checks of structured data. */
export const structuredChecks = {
  'jsonld-invalid': onPages((page) =>
    blocksOf(page).flatMap(({ tag, fault }) =>
      fault ? [{ ...at(tag), what: `The JSON can’t be read: ${fault}.` }] : [],
    ),
  ),
  'jsonld-required': onPages((page) =>
    blocksOf(page).flatMap(({ tag, value }) =>
      lackingIn(value).map(({ type, property }) => ({
        ...at(tag),
        what: `${type} lacks ${property}.`,
        mended: `"${property.split(' or ')[0]}": "…"`,
      })),
    ),
  ),
  'jsonld-none': onPages(
    (page, { start, trails }) =>
      page.address === (trails.get(start)?.last.address ?? start) &&
      blocksOf(page).length === 0 &&
      !/\sitemscope\b|\svocab\s*=\s*["']https?:\/\/schema\.org/i.test(page.source) && {
        what: 'The start page has no structured data.',
        mended: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"…","url":"${page.address}"}</script>`,
      },
  ),
};
