const deepest = 2000;
// These have no end, or need none.
const endless = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option optgroup rp rt html head body'.split(
    ' ',
  ),
);

/**
 * A source up to where it nests deeper than any honest page. A parser's time grows with the square of the depth,
 * and browsers stop nesting at 512.
 */
export function cutDeep(source: string): string {
  let depth = 0;
  for (const { 1: closing, 2: name = '', index } of source.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    if (endless.has(name.toLowerCase())) continue;
    depth = closing ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) return source.slice(0, index);
  }
  return source;
}
