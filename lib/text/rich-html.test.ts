import { expect, it } from 'vitest';
import { richHtml } from './rich-html.ts';

const html = (...text: Parameters<typeof richHtml>[0]) =>
  richHtml(text, { origin: 'https://akra.example', page: 'https://akra.example/blog/a' });
const element = (
  tag: string,
  attributes: Record<string, string | number | boolean>,
  ...children: string[]
) => ({
  tag,
  attributes,
  children,
});

it('writes elements with their words escaped, and nothing that only the site styles', () =>
  expect(html(element('p', { className: 'x', id: 'y' }, 'a < b & "c"'))).toBe(
    '<p>a &lt; b &amp; &quot;c&quot;</p>',
  ));

it('gives links and pictures whole addresses', () => {
  expect(html(element('a', { href: '/demos?a=1&b=2' }, 'x'))).toBe(
    '<a href="https://akra.example/demos?a=1&amp;b=2">x</a>',
  );
  expect(html(element('a', { href: '#end' }, 'x'))).toBe('<a href="https://akra.example/blog/a#end">x</a>');
  expect(html(element('a', { href: 'https://other.example/' }, 'x'))).toContain('"https://other.example/"');
  expect(html(element('img', { src: '/media/a.svg', alt: 'A', width: 4, srcSet: '/b 2x' }))).toBe(
    '<img src="https://akra.example/media/a.svg" alt="A" width="4">',
  );
});

it('says in words what a drawing shows, with a link to the page that has it', () =>
  expect(html(element('img', { 'data-drawing': 'routes', alt: 'Two maps.', title: 'First & last.' }))).toBe(
    '<figure><figcaption>Two maps. First &amp; last. <a href="https://akra.example/blog/a">See the drawing</a>.</figcaption></figure>',
  ));
