import { describe, expect, it } from 'vitest';
import type { Cut } from './bounded-parse.ts';
import { readPage, resolve } from './page.ts';
import { longestText, textOf } from './text.ts';

const read = (html: string) => readPage(html, 'https://example.com/a/b');

describe('readPage', () => {
  it('numbers the elements in the order of the source, the same on every reading', () => {
    const page = read('<main><p>one</p><p>two</p></main>');
    expect(page.elements.map(({ name }) => name)).toEqual(['html', 'head', 'body', 'main', 'p', 'p']);
    expect(page.elements.map(page.markOf)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('resolves against the base that the page names', () => {
    expect(read('<base href="/shop/"><p>').base).toBe('https://example.com/shop/');
    expect(read('<base href="javascript:1"><p>').base).toBe('https://example.com/a/b');
    expect(resolve('javascript:alert(1)', 'https://example.com/')).toBeNull();
  });

  const few = { signs: 40_000, elements: 500, depth: 60, attributes: 60 };
  const formats = Array.from({ length: 40 }, (_, at) => `<b id=${at}>`).join('');
  const hostile: [string, string, Cut][] = [
    ['elements in each other', '<div>'.repeat(500), 'depth'],
    ['ends that end nothing', '<span><div></span>'.repeat(200), 'depth'],
    ['drawings in each other', '<svg><desc><div></svg>'.repeat(200), 'depth'],
    ['siblings without end', '<p>x'.repeat(600), 'elements'],
    [
      'formats that are opened again in each paragraph',
      `<p>${formats}</p>${'<p>x</p>'.repeat(20)}`,
      'elements',
    ],
    ['an element with endless attributes', `<p ${'a b c '.repeat(100)}>`, 'attributes'],
    ['attributes hidden in a script of a drawing', `<svg><script><a ${'b c '.repeat(900)}>`, 'attributes'],
    ['megabytes', 'word '.repeat(10_000), 'signs'],
  ];

  it.each(hostile)('reads %s up to a bound', (_, html, cut) => {
    const page = readPage(html, 'https://example.com/', few);
    expect(page.cut).toBe(cut);
    expect(page.elements.length).toBeLessThanOrEqual(few.elements);
  });

  it('has bounds of its own where none are given', () => {
    expect(read('<div>'.repeat(100_000)).cut).toBe('depth');
  });

  it('keeps what stands before the bound', () => {
    const page = read(`<h1>Before</h1>${'<div>'.repeat(20)}`);
    expect(page.$('h1').text()).toBe('Before');
  });

  it('takes comparisons in a script for no attributes', () => {
    expect(read(`<script>if (a<b ${'c d '.repeat(900)})</script><p>x`).cut).toBeNull();
  });
});

describe('textOf', () => {
  it('keeps blocks apart and words together', () => {
    const page = read('<div><p>one<b>two</b></p><p>three</p><script>no</script></div>');
    expect(textOf(page.elements[3] ?? page.elements[0] ?? never())).toBe('onetwo three');
  });

  it('ends somewhere', () => {
    const page = read(`<p>${'word '.repeat(10_000)}</p>`);
    expect(textOf(page.elements.at(-1) ?? never())).toHaveLength(longestText);
  });
});

function never(): never {
  throw new Error('the page has no such element');
}
