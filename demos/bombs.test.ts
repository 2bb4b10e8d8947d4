import { describe, expect, it } from 'vitest';
import { extractArticle } from '#engines/extract/extract.ts';
import { readAnswer } from '#engines/privacy/read-answer.ts';
import { scanPage } from '#engines/privacy/scan.ts';
import { nextPage } from '#engines/scrape/next-page.ts';
import { readPage as readForRows } from '#engines/scrape/page/page.ts';
import { readPage as readForSeo } from '#engines/seo/site/page.ts';
import { readRobots } from '#engines/seo/site/robots.ts';
import { readSitemap } from '#engines/seo/site/sitemap.ts';
import { analyseText } from '#engines/seo/text/analyse-text.ts';
import { readText } from './news/read-within.ts';

const address = 'https://a.example/x';
const filled = (text: string, signs = 200_000) => text.repeat(Math.floor(signs / text.length));
const attributes = `<p ${Array.from({ length: 30_000 }, (_, n) => `a${n}`).join(' ')}>`;
const answer = (body: string) => ({ address, status: 200, headers: {}, body });
const embed = async (texts: readonly string[]) => texts.map(() => new Float32Array(384).fill(0.05));
const scan = (source: string) => scanPage(readAnswer(source, address), new Date(0));

/** What takes each parser the square of its length where it looks at anything twice. */
const bombs: readonly (readonly [string, (input: string) => unknown, readonly string[]])[] = [
  [
    'the privacy scan',
    scan,
    [
      `HTTP/1.1 200 OK\n${filled('a:\n')}`,
      filled('HTTP/1.1 200 OK\n\n'),
      `HTTP/1.1 200 OK\nContent-Security-Policy: ${filled(',;')}\n\n`,
      filled('<div>'),
      filled('<a '),
      attributes,
      `<style>${filled('url( ')}</style>`,
    ],
  ],
  [
    'the SEO reader',
    (body) => readForSeo(answer(body)),
    [attributes, filled('<a href=x>x</a>', 60_000), filled('<svg><a>'), filled('<!--')],
  ],
  [
    'the reader of sitemaps',
    (body) => readSitemap(address, body),
    [filled('<url>'), filled('<url><loc>'), filled('<loc '), filled('<!--'), filled('<a><b>')],
  ],
  [
    'the reader of robots.txt',
    (body) => readRobots(answer(body)).allows(`${address}/${'a'.repeat(7000)}`, 'x'),
    [`User-agent: *\n${filled('Disallow: /*a*a*a*b\n')}`, `User-agent: *\nDisallow: /${filled('*a')}b`],
  ],
  [
    'the reader of articles',
    (html) => extractArticle(html),
    [filled('<p>', 9000), filled('<!--'), filled('a ')],
  ],
  [
    'the summary',
    (text) => readText(text, embed),
    ['1', '.', 'In May 2020 ', 'a. ', 'Ann B. ', '中文。', '\n '].map((unit) => `x${filled(unit, 150_000)}x`),
  ],
  [
    'the scraper',
    (html) => nextPage(readForRows(html, address)),
    [attributes, filled('<div>'), filled('<a href=?page=1>', 80_000)],
  ],
  ['the analysis of texts', (text) => analyseText(text), [filled('a. ', 60_000), filled('1,', 60_000)]],
];

describe.each(bombs)('%s', (_, read, inputs) => {
  // A parser whose time grows with the square of the text would still be busy when the test is stopped.
  it.each(inputs.map((input) => [input.slice(0, 30), input] as const))('ends with %j', async (__, input) => {
    await expect(Promise.resolve(input).then(read)).resolves.toBeDefined();
  });
});
