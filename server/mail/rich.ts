import type { RichNode, RichText } from '#lib/text/rich-text.ts';
import { escapeHtml } from './escape.ts';

/** Mail programs know no style sheets: each element brings its own looks. What is not listed is drawn by its words alone. */
const looks: Readonly<Record<string, string>> = {
  h2: 'margin:28px 0 12px;font-size:21px;line-height:1.3;font-weight:650',
  h3: 'margin:24px 0 8px;font-size:17px;line-height:1.35;font-weight:650',
  h4: 'margin:20px 0 8px;font-size:16px;line-height:1.4;font-weight:650',
  p: 'margin:0 0 16px;font-size:16px;line-height:1.55',
  ul: 'margin:0 0 16px;padding-left:22px',
  ol: 'margin:0 0 16px;padding-left:22px',
  li: 'margin:0 0 6px;font-size:16px;line-height:1.55',
  blockquote: 'margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #16181d',
  pre: 'margin:0 0 16px;padding:12px 14px;background:#f4f3ef;border-radius:8px;font-size:14px;line-height:1.5;white-space:pre-wrap',
  code: 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em',
  a: 'color:#2f3fd6',
  strong: '',
  em: '',
  del: '',
  table: 'margin:0 0 16px;border-collapse:collapse;font-size:15px',
  thead: '',
  tbody: '',
  tr: '',
  th: 'padding:6px 12px 6px 0;text-align:left;border-bottom:1px solid #d9d7d0',
  td: 'padding:6px 12px 6px 0;border-bottom:1px solid #eceae4',
};
const bare: Readonly<Record<string, string>> = {
  br: '<br>',
  hr: '<hr style="margin:24px 0;border:0;border-top:1px solid #d9d7d0">',
};

const wholeAddress = (href: string, site: string): string => {
  try {
    return new URL(href, site).href;
  } catch {
    return site;
  }
};

const htmlOf = (node: RichNode, site: string): string => {
  if (typeof node === 'string') return escapeHtml(node);
  const inside = node.children.map((child) => htmlOf(child, site)).join('');
  if (node.tag in bare) return bare[node.tag] ?? '';
  const look = looks[node.tag];
  if (look === undefined) return inside;
  const href = node.tag === 'a' && typeof node.attributes.href === 'string' ? node.attributes.href : null;
  const link = href === null ? '' : ` href="${escapeHtml(wholeAddress(href, site))}"`;
  return `<${node.tag}${link}${look ? ` style="${look}"` : ''}>${inside}</${node.tag}>`;
};

/** Formatted text as the HTML of an email; relative links lead to the site. */
export const richHtml = (text: RichText, site: string): string =>
  text.map((node) => htmlOf(node, site)).join('');

const blocks = new Set(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr']);

function inlineText(node: RichNode, site: string): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  const inside = node.children.map((child) => inlineText(child, site)).join('');
  if (node.tag !== 'a' || typeof node.attributes.href !== 'string') return inside;
  const href = wholeAddress(node.attributes.href, site);
  return inside === href ? href : `${inside} (${href})`;
}

function blockText(node: RichNode, site: string): string {
  if (typeof node === 'string') return node.trim();
  const inside = () => textOfAll(node.children, site);
  const rows = (tag: string): RichNode[] =>
    node.children.flatMap((child) =>
      typeof child === 'string'
        ? []
        : child.tag === tag
          ? [child]
          : child.tag.startsWith('t')
            ? [...child.children]
            : [],
    );
  switch (node.tag) {
    case 'h2':
    case 'h3':
    case 'h4': {
      const words = inlineText(node, site);
      return `${words}\n${'-'.repeat(Math.min(60, [...words].length))}`;
    }
    case 'ul':
    case 'ol':
      return rows('li')
        .map(
          (item, place) =>
            `${node.tag === 'ol' ? `${place + 1}.` : '-'} ${blockText(item, site).replaceAll('\n', '\n  ')}`,
        )
        .join('\n');
    case 'blockquote':
      return inside().replace(/^/gm, '> ');
    case 'hr':
      return '* * *';
    case 'table':
      return rows('tr')
        .flatMap((row) =>
          typeof row === 'string' || row.tag !== 'tr'
            ? []
            : [
                row.children
                  .map((cell) => inlineText(cell, site).trim())
                  .filter(Boolean)
                  .join(' | '),
              ],
        )
        .join('\n');
    case 'li':
      return node.children.some((child) => typeof child !== 'string' && blocks.has(child.tag))
        ? inside()
        : inlineText(node, site).trim();
    default:
      return inlineText(node, site).trim();
  }
}

const textOfAll = (nodes: readonly RichNode[], site: string): string =>
  nodes
    .map((node) => blockText(node, site))
    .filter(Boolean)
    .join('\n\n');

/** The same as plain text, with the addresses of links after their words. */
export const richPlain = (text: RichText, site: string): string => textOfAll(text, site);
