import { isAbsolute, resolve, withScheme } from '../site/address.ts';
import { canonicalsOf, metasNamed, metaText } from '../site/facts.ts';
import { at, onPages, quoted } from './check.ts';

const secure = (address: string) => withScheme(address, 'https:');

/** Checks of what shared links show. */
export const socialChecks = {
  'og-incomplete': onPages((page) => {
    const missing = ['og:title', 'og:image', 'og:url'].filter((name) => !metaText(page, name));
    if (missing.length === 0) return null;
    const likely: Record<string, string> = {
      'og:title': page.titles[0]?.text ?? '…',
      'og:url': page.address,
    };
    return {
      what: `Missing: ${missing.join(', ')}.`,
      mended: missing
        .map(
          (name) =>
            `<meta property="${name}" content="${quoted(likely[name] ?? `${new URL(page.address).origin}/…`)}">`,
        )
        .join('\n'),
    };
  }),
  'og-image-relative': onPages((page) =>
    metasNamed(page, 'og:image')
      .filter(({ attributes }) => attributes.content?.trim() && !isAbsolute(attributes.content))
      .map((meta) => ({
        ...at(meta),
        what: `“${meta.attributes.content}” is relative.`,
        mended: `<meta property="og:image" content="${resolve(meta.attributes.content ?? '', page.base) ?? ''}">`,
      })),
  ),
  'og-url-mismatch': onPages((page) => {
    const [meta] = metasNamed(page, 'og:url');
    const said = resolve(metaText(page, 'og:url'), page.base);
    const canonicals = canonicalsOf(page);
    // A canonical by http is reported as such: the scheme alone is no second finding.
    if (!metaText(page, 'og:url') || !said || canonicals.length === 0) return null;
    if (canonicals.some((canonical) => secure(canonical) === secure(said))) return null;
    return {
      ...at(meta),
      what: `og:url is ${said}, the canonical ${canonicals[0]}.`,
      mended: `<meta property="og:url" content="${canonicals[0]}">`,
    };
  }),
  'twitter-card-missing': onPages(
    (page) =>
      !metaText(page, 'twitter:card') && {
        what: 'There is no twitter:card tag.',
        mended: '<meta name="twitter:card" content="summary_large_image">',
      },
  ),
};
