import { describe, expect, it } from 'vitest';
import { plainText } from './article.ts';
import { bounds, ExtractProblem } from './bounds.ts';
import { extractArticle } from './extract.ts';

const sentences = (subject: string) =>
  `${subject} opened on Monday, after two years of work, and the first visitors came before noon. The council had expected fewer of them, it said, and put more staff on the door.`;

const page = `<!doctype html><html lang="en"><head><title>Sample library opens | Sample Herald</title>
<meta property="og:site_name" content="Sample Herald"><meta property="article:published_time" content="2026-03-02T09:00:00Z"></head><body>
<nav><a href="/">Home</a><a href="/news">News</a></nav>
<article><header><ol><li><a href="/local">Local</a></li></ol><p>Updated 9:41 AM, March 2, 2026</p></header>
<h1>Sample library opens</h1><p class="byline">By Sam Sample</p>
<figure><img src="a.jpg"><figcaption>The reading room. Photo: Sam Sample</figcaption></figure>
<p>${sentences('The sample library')}</p>
<h2>What it cost</h2><p>${sentences('The reading room')} It cost 4.2 million euro, <a href="/x">as reported</a>.</p>
<p><a href="/y">Read more: ten libraries we like</a></p>
<ul><li>${sentences('The café')}</li></ul>
<p>${sentences('The garden')}</p>
<p>Sign up for our newsletter to get the latest in your inbox.</p>
<h3>You may also like</h3><p><a href="/z">Another story altogether</a></p></article>
<footer><p>© 2026 Sample Herald. All rights reserved.</p></footer></body></html>`;

describe('extractArticle', () => {
  const article = extractArticle(page);
  const text = article ? plainText(article) : '';

  it('keeps the sentences, the headings between them and the list', () => {
    expect(article?.blocks.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'heading',
      'paragraph',
      'item',
      'paragraph',
    ]);
    expect(text).toContain('It cost 4.2 million euro, as reported.');
  });

  it.each([
    'Home',
    'Local',
    'Updated',
    'Sam Sample',
    'Read more',
    'Sign up',
    'You may also like',
    'rights reserved',
  ])('leaves out %j', (clutter) => expect(text).not.toContain(clutter));

  it('knows where it is from and when', () => {
    expect(article).toMatchObject({
      title: expect.stringContaining('Sample library opens'),
      site: 'Sample Herald',
    });
    expect(article).toMatchObject({ published: '2026-03-02T09:00:00.000Z', language: 'en' });
  });

  it('gives nothing for a page without text', () => {
    expect(extractArticle('<html><body><img src="a.jpg"></body></html>')).toBeNull();
  });
});

describe('hostile pages', () => {
  it.each([
    ['nested without end', '<div>'.repeat(100_000)],
    ['of too many elements', '<p>a</p>'.repeat(bounds.elements + 1)],
    ['of bare signs', '<'.repeat(3_000_000)],
    ['of open tags', '<a '.repeat(1_000_000)],
    ['that is too long', 'a'.repeat(bounds.signs + 1)],
  ])('refuses one %s', (_name, html) => {
    expect(() => extractArticle(html)).toThrow(ExtractProblem);
  });

  it('does not take what scripts and comments hold for elements', () => {
    const loud = `<html><body><script>${'"<div>"'.repeat(1000)}</script><!-- ${'<div>'.repeat(1000)} -->${page}</body></html>`;
    expect(extractArticle(loud)).not.toBeNull();
  });
});

it('reads what a page says about markup as it stands', () => {
  const told = `${sentences('The sample tag')} Write &amp;#60;b&amp;gt; and &lt;b&gt; for it.`;
  const article = extractArticle(
    `<article><p =a "b>${told}</p><p>${sentences('It')}</p><!-- <p>not this</p> --></article>`,
  );
  expect(article?.blocks[0]?.text).toContain('Write &#60;b&gt; and <b> for it.');
  expect(article?.blocks).toHaveLength(2);
});
