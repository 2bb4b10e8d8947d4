/** The path of a rule: the pieces between its wildcards, in order. */
export interface Pattern {
  pieces: readonly string[];
  /** Whether it ends with `$`: then the path must end there, too. */
  ends: boolean;
  /** How specific it is: the longest rule that fits decides. */
  length: number;
}

/** How much work is still allowed for one question, so that a file full of wildcards can't make it last longer. */
interface Effort {
  left: number;
}

const longest = 2000;
const mostWildcards = 32;

const unreserved = /^[\w.~-]$/;

/** An octet as both sides write it: letters that need no escape stand bare, every other escape in capitals. */
function octet(escaped: string, inQuery: boolean): string {
  const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  // A query may hold these two as they are: RFC 9309 reads `?to=https://a.b` and `?to=https%3A%2F%2Fa.b` alike.
  if (unreserved.test(sign) || (inQuery && (sign === ':' || sign === '/'))) return sign;
  return escaped.toUpperCase();
}

/** A path in the one spelling in which rules and addresses are compared; `star` is what a bare `*` becomes. */
export function normalised(path: string, star: '*' | '%2A' = '%2A'): string {
  const query = path.indexOf('?');
  return path.replace(/%[0-9a-f]{2}|[^\x21-\x7e]+|[*$]/gi, (found, at: number) => {
    if (found === '*') return star;
    if (found === '$') return '%24';
    if (found.startsWith('%') && found.length === 3) return octet(found, query >= 0 && at > query);
    return encodeURIComponent(found.toWellFormed());
  });
}

/**
 * The pattern of a rule; null where the rule says nothing. One that is longer, or has more wildcards, than anybody
 * means is cut short if it forbids, so that it forbids more, and dropped if it allows.
 */
export function compilePattern(value: string, allows: boolean): Pattern | null {
  if (value === '' || (allows && value.length > longest)) return null;
  const kept = value.slice(0, longest);
  const ends = kept === value && value.endsWith('$');
  const text = normalised(ends ? kept.slice(0, -1) : kept, '*');
  const all = text.split(/\*+/);
  if (all.length - 1 <= mostWildcards) return { pieces: all, ends, length: text.length };
  return allows ? null : { pieces: all.slice(0, mostWildcards), ends: false, length: text.length };
}

/**
 * Whether a pattern fits a normalised path. Each piece is looked for once, at the first place it can stand: taking the
 * first is always right, because whatever follows a wildcard may stand later as well.
 */
export function fits({ pieces, ends }: Pattern, path: string, effort: Effort): boolean {
  const [first = '', ...others] = pieces;
  effort.left -= first.length + 1;
  if (!path.startsWith(first)) return false;
  const last = ends ? others.pop() : undefined;
  if (ends && last === undefined) return path.length === first.length;
  let at = first.length;
  for (const piece of others) {
    const found = path.indexOf(piece, at);
    effort.left -= (found < 0 ? path.length : found) - at + piece.length + 1;
    if (found < 0) return false;
    at = found + piece.length;
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last));
}
