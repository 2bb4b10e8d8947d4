import { describe, expect, it } from 'vitest';
import type { Element } from '../page/bounded-parse.ts';
import { readPage } from '../page/page.ts';
import { samples } from '../testing/samples.ts';
import { recordOf, recordsAround } from './records.ts';
import { looksMeant } from './words.ts';

const read = (html: string) => readPage(html, 'https://example.com/');
const pointAt = (html: string, selector: string) => {
  const page = read(html);
  const element = page.$(selector)[0] as Element;
  return { page, element, pattern: recordsAround(page, element) };
};

describe('recordsAround', () => {
  const points = samples.flatMap(({ name, html, point, rows }) =>
    point.map((selector) => [name, selector, html, rows.length] as const),
  );

  it.each(points)('finds the records of %s from %s', (_, selector, html, count) => {
    const { element, pattern } = pointAt(html, selector);
    expect(pattern?.records).toHaveLength(count);
    expect(pattern && recordOf(pattern, element)).not.toBeNull();
  });

  it('takes a plain list by its items', () => {
    const { pattern } = pointAt('<ul><li>one<li>two<li>three</ul><ul class="menu"><li>x<li>y</ul>', 'li');
    expect(pattern?.records).toHaveLength(3);
  });

  it('takes the entry, and not the part of it without the picture', () => {
    const entry = (at: number) =>
      `<li class="book"><img src="/${at}.jpg"><div><h2>Title ${at}</h2><p class="by">Author ${at}</p><p class="on">${at} May 2026</p><p class="price">€${at}.50</p><p><b>In stock:</b> <i>Yes</i></p></div></li>`;
    const { pattern } = pointAt(`<ul>${[1, 2, 3].map(entry).join('')}</ul>`, '.price');
    expect(pattern?.records.map(([begin]) => begin?.name)).toEqual(['li', 'li', 'li']);
  });

  it('takes headings with what follows them for records', () => {
    const { pattern } = pointAt(
      '<main><h3>One</h3><p>a <i>x</i></p><h3>Two</h3><p>b</p><p>c</p><h3>Three</h3><p>d</p></main>',
      'h3',
    );
    expect(pattern?.run).toBe('h3');
    expect(pattern?.records.map((record) => record.length)).toEqual([2, 3, 2]);
  });

  it('finds none where nothing repeats', () => {
    expect(pointAt('<main><h1>Alone</h1></main>', 'h1').pattern).toBeNull();
  });
});

describe('looksMeant', () => {
  it.each(['price', 'product-card', 'post_title', 'ProductName', 'item2'])('takes %s for a word', (word) =>
    expect(looksMeant(word)).toBe(true),
  );
  it.each(['css-1x9k2', 'sc-bdVaJa', 'jss142', '_3fK9a', 'mt-4', 'flex', 'md:w-1/2', 'x7k2q9', 'd-none'])(
    'takes %s for none',
    (word) => expect(looksMeant(word)).toBe(false),
  );
});
