import { describe, expect, it } from 'vitest';
import { isHreflang, isLanguageTag } from '../checks/languages.ts';
import { lackingIn } from '../checks/required-properties.ts';
import { readabilityOf } from '../text/readability.ts';
import { readPage } from './page.ts';
import { readRobots } from './robots.ts';
import { readSitemap } from './sitemap.ts';
import { follow } from './trail.ts';
import { jaccard, shingles, wordsOf } from './words.ts';
import { xmlFault } from './xml.ts';

const page = (body: string) => readPage({ address: 'https://a.example/b/', status: 200, headers: {}, body });

describe('a page', () => {
  it('is about its main part, however it is marked', () => {
    expect(page('<nav>Menu</nav><main><header>One</header><p>two<b>three</b></main>').text).toBe(
      'One twothree',
    );
    expect(page('<header>Menu</header><div>One<div>two</div></div><footer>Foot</footer>').text).toBe(
      'One two',
    );
  });

  it('gives links their words and targets', () => {
    const { anchors } = page(
      '<base href="/c/"><a href="d#e"><img alt="Picture"></a><a href="mailto:x@a.example">Mail</a>',
    );
    expect(anchors.map(({ label, target }) => [label, target])).toEqual([
      ['Picture', 'https://a.example/c/d'],
      ['Mail', null],
    ]);
  });

  it('knows what closed the head too early', () => {
    const closed = '<head><title>T</title><meta name="a"></head><body><p>x<meta itemprop="b">';
    expect(page(closed).earlyBody).toBeUndefined();
    expect(page('<head><img src=x><title>T</title></head><body><p>x').earlyBody?.name).toBe('img');
    expect(page('<title>T</title><p>x<svg><title>S</title></svg>').earlyBody).toBeUndefined();
  });
});

describe('a hostile page', () => {
  it('is read in reasonable time, however deep or unclosed it is', () => {
    // 600 elements within each other are read, `main` among them.
    expect(page(`<main><p>Begun</p>${'<div>'.repeat(599)}deep`).text).toBe('Begun deep');
    expect(page(`<main><p>Begun</p>${'<div>'.repeat(600)}deep`).text).toBe('Begun');
    expect(page(`<main><p>Begun</p>${'<div>'.repeat(200_000)}deep`).text).toBe('Begun');
    expect(xmlFault(`<!DOCTYPE ${'['.repeat(200_000)}`)).not.toBeNull();
    expect(xmlFault('<!--'.repeat(100_000))).not.toBeNull();
    expect(readabilityOf('.'.repeat(200_000)).words).toBe(0);
  });
});

describe('languages', () => {
  it('are codes with regions that exist', () => {
    expect(['en', 'en-GB', 'zh-Hant-TW', 'x-default', 'EN-us'].filter(isHreflang)).toHaveLength(5);
    expect(['en-UK', 'en_GB', 'english', 'en-GB-x', 'xx', ''].filter(isHreflang)).toEqual([]);
    expect(['en', 'de-CH-1996', 'sr-Latn-RS', 'gsw', 'es-419'].filter(isLanguageTag)).toHaveLength(5);
    expect(['english', 'en_GB', 'xx', 'en-UK'].filter(isLanguageTag)).toEqual([]);
  });
});

describe('files beside the pages', () => {
  it('finds the first fault of XML', () => {
    expect(xmlFault('<?xml version="1.0"?><a b="c"><!-- & --><d/>&amp;<![CDATA[<]]></a>')).toBeNull();
    expect(xmlFault('<a>\n<b></a>')?.line).toBe(2);
    expect(xmlFault('<a>x & y</a>')?.what).toMatch(/&amp;/);
    expect(xmlFault('<a></a><b></b>')).not.toBeNull();
    expect(xmlFault('no markup')).not.toBeNull();
  });

  it('reads a sitemap that is not well-formed, and an index', () => {
    const file = readSitemap(
      'https://a.example/s.xml',
      '<urlset>\n<url><loc> https://a.example/x </loc></url>',
    );
    expect(file.pages).toEqual([{ address: 'https://a.example/x', line: 2 }]);
    expect(file.fault).not.toBeNull();
    const index = readSitemap(
      'https://a.example/s.xml',
      '<sitemapindex><sitemap><loc>/t.xml</loc></sitemap></sitemapindex>',
    );
    expect(index.sitemaps).toEqual(['https://a.example/t.xml']);
  });

  it('knows the lines of robots.txt', () => {
    const body = 'User-agent: * # all\nDisallow: /a\nCrawl-delay: 3\nHello';
    const robots = readRobots({ address: 'https://a.example/robots.txt', status: 200, headers: {}, body });
    expect(robots.unknown).toEqual([{ line: 4, text: 'Hello' }]);
    expect(robots.allows('https://a.example/ab', 'Googlebot')).toBe(false);
    expect(robots.lineFor('https://a.example/ab', 'Googlebot')).toBe(2);
  });
});

describe('following', () => {
  it('goes from hop to hop, and gives up on a circle', async () => {
    const get = (address: string) => ({
      status: 302,
      headers: { Location: address.endsWith('/x') ? '/y' : '/x' },
    });
    const { answers, loop } = await follow(get, 'https://a.example/x', 'page');
    expect(answers.map(({ address }) => address)).toEqual(['https://a.example/x', 'https://a.example/y']);
    expect(loop).toBe(true);
  });
});

describe('words', () => {
  it('are counted also where no spaces part them', () => {
    expect(wordsOf('Don’t re-open, 3.5 times')).toEqual(['don’t', 're-open', '3.5', 'times']);
    expect(wordsOf('今日は良い天気です').length).toBeGreaterThan(2);
  });

  it('compare texts by runs of five', () => {
    const one = shingles('a b c d e f'.split(' '));
    expect(jaccard(one, one)).toBe(1);
    expect(jaccard(one, shingles('a b c d e g'.split(' ')))).toBeCloseTo(1 / 3);
    expect(jaccard(one, new Set())).toBe(0);
  });
});

describe('required properties', () => {
  it('are looked for however deep an item lies, and not in references', () => {
    const offer = { '@type': 'Offer', priceCurrency: 'EUR' };
    const graph = {
      '@graph': [
        { '@type': ['Product'], name: 'A', offers: [offer] },
        { '@type': 'Event', '@id': '#e' },
      ],
    };
    expect(lackingIn(graph)).toEqual([{ type: 'Offer', property: 'price or priceSpecification' }]);
    expect(lackingIn({ '@type': 'WebPage' })).toEqual([]);
  });
});
