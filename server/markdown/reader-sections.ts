import type { ReaderSection } from '#lib/text/reader-text.ts';
import type { RichNode, RichText } from '#lib/text/rich-text.ts';
import { slugFrom } from '#lib/text/slug.ts';

type RichElement = Exclude<RichNode, string>;

const isElement = (node: RichNode | undefined, tag: string): node is RichElement =>
  typeof node === 'object' && node.tag === tag;

/** The words of formatted text. */
export const plainText = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');

const ownId = /\s*\{#([\w-]+)\}\s*$/;

/** A quotation that begins with bold words is a note beside the text. */
function noteOf(node: RichNode): ReaderSection['note'] {
  if (!isElement(node, 'blockquote')) return undefined;
  const [first, ...others] = node.children.filter((child) => typeof child !== 'string');
  if (!isElement(first, 'p')) return undefined;
  const [bold, ...rest] = first.children;
  if (!isElement(bold, 'strong')) return undefined;
  const [begin, ...words] = rest;
  const said = typeof begin === 'string' ? [begin.trimStart(), ...words] : rest;
  const body = plainText(said).trim() === '' ? others : [{ ...first, children: said }, ...others];
  return { heading: plainText(bold.children), body };
}

/** Parts a text at its second-level headings; `{#name}` behind one gives it that address. */
export function readerSections(text: RichText): ReaderSection[] {
  const sections: { id: string; heading: string; body: RichNode[]; note?: ReaderSection['note'] }[] = [];
  const taken = new Set<string>();
  for (const node of text) {
    if (isElement(node, 'h2')) {
      const written = plainText(node.children);
      const heading = written.replace(ownId, '');
      const wish = ownId.exec(written)?.[1] ?? (slugFrom(heading) || 'part');
      let id = wish;
      for (let n = 2; taken.has(id); n += 1) id = `${wish}-${n}`;
      taken.add(id);
      sections.push({ id, heading, body: [] });
      continue;
    }
    if (sections.length === 0) {
      if (typeof node === 'string') continue;
      sections.push({ id: 'beginning', heading: '', body: [] });
    }
    const section = sections.at(-1);
    const note = section?.note ? undefined : noteOf(node);
    if (section && note) section.note = note;
    else section?.body.push(node);
  }
  return sections;
}
