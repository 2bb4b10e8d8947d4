import { tooManyAttributes } from '../../scrape/page/too-many-attributes.ts';

/** More than any honest page has: the largest that we know stay below twenty thousand elements. */
const most = { depth: 600, elements: 50_000, attributes: 400 };
// These have no end, or need none.
const endless = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option optgroup rp rt html head body'.split(
    ' ',
  ),
);

/** A source up to its first tag with too many attributes. */
function cutCrowded(source: string): string {
  const crowded = tooManyAttributes(source, most.attributes);
  return crowded < 0 ? source : source.slice(0, crowded);
}

/**
 * A source up to where it nests deeper, has more elements or crowds more attributes into one than any honest page. A
 * parser's time grows with the square of depth and attributes, and browsers stop nesting at 512.
 */
export function cutDeep(given: string): string {
  const source = cutCrowded(given);
  let depth = 0;
  let elements = 0;
  for (const { 1: closing, 2: name = '', index } of source.matchAll(/<(\/?)([a-z][\w-]{0,60})/gi)) {
    elements += 1;
    if (elements > most.elements) return source.slice(0, index);
    if (endless.has(name.toLowerCase())) continue;
    depth = closing ? Math.max(0, depth - 1) : depth + 1;
    if (depth > most.depth) return source.slice(0, index);
  }
  return source;
}
