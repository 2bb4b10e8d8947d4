import { linksOf } from '../site/facts.ts';
import { at, onPages } from './check.ts';

const runs = /^(?:|text\/javascript|application\/javascript|application\/x-javascript)$/i;

/** Checks of speed, as far as the HTML tells. */
export const performanceChecks = {
  'no-compression': onPages(
    ({ bytes, headers }) =>
      bytes > 1000 &&
      !/\b(?:gzip|br|zstd|deflate|dcb|dcz)\b/i.test(headers['content-encoding'] ?? '') && {
        what: `${Math.round(bytes / 1000)} kB of HTML was sent uncompressed.`,
        mended: 'Content-Encoding: br',
      },
  ),
  'html-heavy': onPages(
    ({ bytes }) => bytes > 300_000 && { what: `The document is ${Math.round(bytes / 1000)} kB.` },
  ),
  'script-blocking': onPages(({ scripts }) =>
    scripts
      .filter(
        ({ inHead, attributes: { src, async, defer, type = '' } }) =>
          inHead && src !== undefined && async === undefined && defer === undefined && runs.test(type.trim()),
      )
      .map((script) => ({
        ...at(script),
        what: 'The browser shows nothing until it has run.',
        mended: script.source.replace(/^<script\b/i, '<script defer'),
      })),
  ),
  'lcp-lazy': onPages(({ mainImage: first }) => {
    if (first?.attributes.loading?.toLowerCase() !== 'lazy') return null;
    const mended = first.source.replace(/loading\s*=\s*["']?lazy["']?/i, 'fetchpriority="high"');
    return { ...at(first), what: 'The first picture in the main content is loaded lazily.', mended };
  }),
  'styles-many': onPages((page) => {
    const sheets = linksOf(page, 'stylesheet').filter(
      ({ inHead, attributes: { media = 'all' } }) => inHead && /^(?:all|screen)?$/i.test(media.trim()),
    );
    return sheets.length > 4 && { ...at(sheets[4]), what: `${sheets.length} stylesheets delay the page.` };
  }),
  'document-large': onPages(
    ({ elements }) => elements > 3000 && { what: `The page has ${elements} elements.` },
  ),
};
