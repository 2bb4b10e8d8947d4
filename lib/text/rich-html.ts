import type { RichNode, RichText } from './rich-text.ts';

interface HtmlOptions {
  /** The site's address, put before links and pictures that begin with a slash. */
  origin: string;
  /** The page that the text stands on: drawings are seen there. */
  page: string;
}

const closed = new Set(['img', 'br', 'hr']);
/** What a reader of feeds has a use for; classes and ids stay on the site. */
const carried = new Set(['href', 'src', 'alt', 'title', 'width', 'height', 'start', 'colSpan', 'rowSpan']);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const absolute = (address: string, { origin, page }: HtmlOptions): string =>
  address.startsWith('#') ? page + address : /^\/(?!\/)/.test(address) ? origin + address : address;

function drawnElsewhere(alt: string, caption: string, { page }: HtmlOptions): string {
  const said = [alt, caption].filter(Boolean).map(escaped).join(' ');
  return `<figure><figcaption>${said} <a href="${escaped(page)}">See the drawing</a>.</figcaption></figure>`;
}

function nodeHtml(node: RichNode, options: HtmlOptions): string {
  if (typeof node === 'string') return escaped(node);
  const { tag, attributes, children } = node;
  if (attributes['data-drawing'] !== undefined)
    return drawnElsewhere(String(attributes.alt ?? ''), String(attributes.title ?? ''), options);
  const written = Object.entries(attributes)
    .filter(([name, value]) => carried.has(name) && value !== '' && value !== false)
    .map(([name, value]) => {
      const text = name === 'href' || name === 'src' ? absolute(String(value), options) : String(value);
      return ` ${name.toLowerCase()}="${escaped(text)}"`;
    })
    .join('');
  const inside = richHtml(children, options);
  return closed.has(tag) ? `<${tag}${written}>` : `<${tag}${written}>${inside}</${tag}>`;
}

/** Formatted text as HTML that also works outside the site, in a feed or an email. */
export const richHtml = (text: RichText, options: HtmlOptions): string =>
  text.map((node) => nodeHtml(node, options)).join('');
