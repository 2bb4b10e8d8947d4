import { grouped } from '#lib/money/grouped.ts';
/** A page that is not read, in words for the visitor. */
export class ExtractProblem extends Error {
  override name = 'ExtractProblem';
}

/** How much of a page is read; a page with more than this is not an article. */
export const bounds = { signs: 4_000_000, elements: 20_000, depth: 300 } as const;

const childless = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th option'.split(
    ' ',
  ),
);
const mute = new Set(['script', 'style', 'textarea', 'title']);
const nameAt = /[a-z][a-z0-9-]{0,40}/iy;

/** The tags of a page in order, each once, in one pass: what stands in scripts and comments is none. */
function* tagsOf(html: string): Generator<{ name?: string; closing: boolean }> {
  const small = html.toLowerCase();
  let at = html.indexOf('<');
  while (at >= 0) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at);
      if (end < 0) return;
      at = html.indexOf('<', end);
      continue;
    }
    const closing = html[at + 1] === '/';
    nameAt.lastIndex = at + (closing ? 2 : 1);
    const name = nameAt.exec(html)?.[0].toLowerCase();
    yield { name, closing };
    if (name) {
      const inside = !closing && mute.has(name) ? small.indexOf(`</${name}`, at) : at + 1;
      if (inside < 0) return;
      at = html.indexOf('<', inside);
    } else at = html.indexOf('<', at + 1);
  }
}

/** Refuses a page that would take a parser too long, before any parser has seen it. */
export function refuseTooMuch(html: string): void {
  if (html.length > bounds.signs)
    throw new ExtractProblem('The page is longer than four million characters, which is our limit.');
  let elements = 0;
  let depth = 0;
  for (const { name, closing } of tagsOf(html)) {
    if (!closing) elements += 1;
    // Elements that end by themselves say nothing about how deep the page is; a bare sign is work for a parser, too.
    if (name && !childless.has(name)) depth = Math.max(0, depth + (closing ? -1 : 1));
    if (depth > bounds.depth)
      throw new ExtractProblem(
        `The page nests its elements more than ${bounds.depth} levels deep, which is our limit.`,
      );
    if (elements > bounds.elements)
      throw new ExtractProblem(
        `The page has more than ${grouped(bounds.elements)} elements, which is our limit.`,
      );
  }
}
