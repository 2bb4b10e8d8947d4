import type { RichNode, RichText } from '#lib/text/rich-text.ts';

const element = (tag: string, children: RichText, attributes: Record<string, string> = {}): RichNode => ({
  tag,
  attributes,
  children,
});

/** Code, bold, emphasis and links: what a line of a lesson may hold. */
const marked = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Addresses that a lesson may lead to; anything else stays text. */
const isSafe = (address: string) => /^(https:\/\/|\/(?!\/)|#)/.test(address);

/** Apostrophes as they are printed; code keeps its own. */
const printed = (text: string): string => text.replace(/(\p{L})'(?=\p{L})/gu, '$1’');

/** A line of a lesson's Markdown as data. */
export function readInline(line: string): RichText {
  const nodes: RichNode[] = [];
  let from = 0;
  for (const found of line.matchAll(marked)) {
    const [whole, code, bold, emphasis, words, address] = found;
    if (address !== undefined && !isSafe(address)) continue;
    if (found.index > from) nodes.push(printed(line.slice(from, found.index)));
    if (code !== undefined) nodes.push(element('code', [code]));
    else if (bold !== undefined) nodes.push(element('strong', readInline(bold)));
    else if (emphasis !== undefined) nodes.push(element('em', [emphasis]));
    else if (words !== undefined && address !== undefined)
      nodes.push(element('a', [words], { href: address }));
    from = found.index + whole.length;
  }
  if (from < line.length) nodes.push(printed(line.slice(from)));
  return nodes;
}
