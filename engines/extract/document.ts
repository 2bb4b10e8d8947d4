import JSDOMParser from '@mozilla/readability/JSDOMParser.js';
import { boundedParse, bounds, type Node } from '../scrape/page/bounded-parse.ts';
import { isElement } from '../scrape/page/page.ts';

/** Names that XML can hold; pages contain others, which browsers take as they come. */
const plainName = /^[a-z_][\w.:-]*$/i;

// By number, because the parser that reads this resolves `&amp;#60;` twice and `&#38;#60;` once.
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A node as XHTML, without comments and without the attributes that XML can't hold. */
function xhtmlOf(node: Node): string {
  if (node.type === 'text') return escaped(node.data);
  const inside = 'children' in node ? node.children.map(xhtmlOf).join('') : '';
  if (!isElement(node) || !plainName.test(node.name)) return inside;
  const attributes = Object.entries(node.attribs)
    .filter(([name]) => plainName.test(name))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${node.name}${attributes.join('')}>${inside}</${node.name}>`;
}

/** The document of a page for Readability, which walks a DOM: parsed as browsers parse, up to the bounds. */
export function documentOf(html: string): Document {
  const root = boundedParse(html, bounds).$.root()[0];
  return new JSDOMParser().parse(root ? xhtmlOf(root) : '');
}
