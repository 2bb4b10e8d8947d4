import { expect, it } from 'vitest';
import { siteMap } from '#app/site-map/site-map.server.ts';
import { askedOften } from '#content/search-answers.ts';
import { searchWords } from '#content/search-words.ts';
import { search, searchLoosely } from '#engines/search/search.ts';

const entries = siteMap
  .filter(({ path, byLink, staff }) => !path.includes(':') && !byLink && !staff)
  .map(({ path, label, title, description, hue }) => ({
    path,
    label,
    title,
    description,
    hue,
    kind: '',
    headings: [],
    also: searchWords[path],
  }));

/** By letters alone, as in the first seconds after a start; the meaning of a question only adds to it. */
function found(query: string): string[] {
  const exact = search(entries, query, 5);
  const hits = exact.length > 0 ? exact : searchLoosely(entries, query, 5);
  return hits.map(({ entry }) => entry.path);
}

it.each([
  ['rout planing', '/route-optimization/demo'],
  ['how much does it cost', '/pricing'],
  ['pricng', '/pricing'],
  ['what does a website cost', '/pricing'],
  ['price for an app', '/pricing'],
  ['book a meeting', '/book_an_appointment'],
  ['apointment', '/book_an_appointment'],
  ['sceduling', '/book_an_appointment'],
  ['can I talk to a person', '/contact-us'],
  ['are you gdpr compliant', '/privacy'],
  ['impressum', '/imprint'],
  ['who are you', '/agency'],
  ['forcast', '/visual-forecasting'],
  ['employe managment', '/employee-management-system'],
  ['job interview', '/application-tracking-system/demo'],
  ['chat with a pdf', '/ai-tools/filechat'],
  ['transcribe', '/ai-tools/speech-to-text'],
])('finds by “%s” the page %s', (query, path) => {
  expect(found(query)).toContain(path);
});

it('finds no page by what no page speaks of', () => {
  expect(found('xylophone quartet')).toEqual([]);
});

it('gives words and answers to pages that exist alone', () => {
  const paths = new Set(entries.map(({ path }) => path));
  for (const path of [...Object.keys(searchWords), ...askedOften.map(({ href }) => href)])
    expect(paths).toContain(path);
});
