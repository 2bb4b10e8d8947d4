import { resolve } from '../site/address.ts';
import { linksOf, metasNamed, metaText } from '../site/facts.ts';
import { at, onPages } from './check.ts';
import { isLanguageTag } from './languages.ts';

const forbidsZoom = (content: string) => {
  const said = new Map(
    content
      .toLowerCase()
      .split(/[,;]/)
      .map((part) => part.split('=').map((text) => text.trim()) as [string, string]),
  );
  const largest = Number.parseFloat(said.get('maximum-scale') ?? '');
  return ['no', '0'].includes(said.get('user-scalable') ?? '') || largest < 2;
};

/** Checks of the document itself. */
export const documentChecks = {
  'doctype-missing': onPages(
    ({ quirks }) =>
      quirks && { line: 1, what: 'The page is shown in quirks mode.', mended: '<!doctype html>' },
  ),
  'lang-missing': onPages(
    ({ html }) =>
      !html?.attributes.lang?.trim() && {
        line: html?.line,
        what: 'The html element has no lang attribute.',
        mended: '<html lang="en">',
      },
  ),
  'lang-invalid': onPages(({ html }) => {
    const lang = html?.attributes.lang?.trim();
    if (!lang || isLanguageTag(lang)) return null;
    return {
      line: html?.line,
      snippet: `<html lang="${lang}">`,
      what: `“${lang}” isn’t a language tag.`,
      mended: '<html lang="en">',
    };
  }),
  'charset-missing': onPages(({ metas, headers, source }) => {
    const inMeta = metas.some(
      ({ attributes }) =>
        attributes.charset !== undefined ||
        (attributes['http-equiv']?.toLowerCase() === 'content-type' &&
          /charset=/i.test(attributes.content ?? '')),
    );
    const declared = inMeta || /charset=/i.test(headers['content-type'] ?? '') || source.startsWith('\uFEFF');
    return (
      !declared && {
        what: 'Neither the header nor a meta tag names the charset.',
        mended: '<meta charset="utf-8">',
      }
    );
  }),
  'meta-refresh': onPages(({ metas }) =>
    metas
      .filter(({ attributes }) => attributes['http-equiv']?.trim().toLowerCase() === 'refresh')
      .map((meta) => ({ ...at(meta), what: 'The page moves its readers on automatically.' })),
  ),
  'head-broken': onPages(
    ({ earlyBody }) =>
      earlyBody && {
        ...at(earlyBody),
        what: `<${earlyBody.name}> ends the head before its tags are over.`,
      },
  ),
  'viewport-missing': onPages(
    (page) =>
      metasNamed(page, 'viewport').length === 0 && {
        what: 'There is no viewport meta tag.',
        mended: '<meta name="viewport" content="width=device-width, initial-scale=1">',
      },
  ),
  'viewport-no-zoom': onPages(
    (page) =>
      forbidsZoom(metaText(page, 'viewport')) && {
        ...at(metasNamed(page, 'viewport')[0]),
        what: 'The viewport meta tag forbids zooming.',
        mended: '<meta name="viewport" content="width=device-width, initial-scale=1">',
      },
  ),
  'favicon-missing': onPages((page, site) => {
    if (linksOf(page, 'icon').length + linksOf(page, 'apple-touch-icon').length > 0) return null;
    const icon = site.trails.get(new URL('/favicon.ico', site.start).href)?.last;
    if (icon?.status === 200 && !/html/i.test(icon.headers['content-type'] ?? '')) return null;
    return {
      what: 'The page doesn’t link to an icon, and there is none at /favicon.ico.',
      mended: '<link rel="icon" href="/favicon.ico">',
    };
  }),
  'icon-broken': onPages((page, site) =>
    linksOf(page, 'icon').flatMap((tag) => {
      const status = site.trails.get(resolve(tag.attributes.href ?? '', page.base) ?? '')?.last.status ?? 200;
      return status === 200 ? [] : [{ ...at(tag), what: `The icon answers ${status}.` }];
    }),
  ),
};
