import { decodeMarks } from './decode-marks.ts';

/** An element of a page, with the line of the source it begins in. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  line: number;
  /** What a script or a style holds, or a link says, shortened. */
  text: string;
}

const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);
const withWords = new Set(['a', 'button']);
const longestRaw = 100_000;
const longestWords = 500;
/** All raw texts together; beyond it scripts count by their addresses alone. */
const rawBudget = 2_000_000;

/** Counts lines up to places that are asked for in rising order. */
function lineCounter(html: string): (index: number) => number {
  let line = 1;
  let next = html.indexOf('\n');
  return (index) => {
    while (next >= 0 && next < index) {
      line += 1;
      next = html.indexOf('\n', next + 1);
    }
    return line;
  };
}

const blank = /[\s/]*/y;
const attributeName = /[^\s/>=][^\s/>=]*/y;
const equals = /\s*=\s*/y;
const bare = /[^\s>]*/y;

function matchAt(pattern: RegExp, html: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(html)?.[0] ?? null;
}

/** A value from here on, and where it ends; null where its quote is never closed. */
function valueAt(html: string, at: number): { value: string; end: number } | null {
  const quote = html[at];
  if (quote !== '"' && quote !== "'") {
    const value = matchAt(bare, html, at) ?? '';
    return { value, end: at + value.length };
  }
  const end = html.indexOf(quote, at + 1);
  return end < 0 ? null : { value: html.slice(at + 1, end), end: end + 1 };
}

/** The attributes of a tag whose name ends here, and where the tag ends; null where it is never closed, which browsers forget. */
function attributesAt(
  html: string,
  from: number,
): { attributes: Record<string, string>; end: number } | null {
  const found = new Map<string, string>();
  let at = from;
  for (;;) {
    at += matchAt(blank, html, at)?.length ?? 0;
    if (at >= html.length) return null;
    if (html[at] === '>') return { attributes: Object.fromEntries(found), end: at + 1 };
    // A lone sign of equality begins a name, as browsers have it.
    const name = matchAt(attributeName, html, at) ?? html[at] ?? '';
    at += name.length;
    const sign = matchAt(equals, html, at);
    const read = sign === null ? { value: '', end: at } : valueAt(html, at + sign.length);
    if (!read) return null;
    at = read.end;
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), decodeMarks(read.value));
  }
}

/** Where something that is no element ends: a comment, a doctype, a closing tag. */
function endOfOther(html: string, at: number): number {
  const comment = html.startsWith('<!--', at);
  const end = html.indexOf(comment ? '-->' : '>', at + 2);
  return end < 0 ? html.length : end + (comment ? 3 : 1);
}

function endOfRaw(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

const elementName = /[a-z][^\s/>]*/iy;

/**
 * The elements of a page in the order of its source, also those inside `noscript`. It makes no tree and looks at each letter
 * a bounded number of times: parsers that keep a stack of open elements take seconds for a page of nested ones.
 */
export function readMarkup(html: string): Tag[] {
  const lineOf = lineCounter(html);
  const tags: Tag[] = [];
  let speaking: Tag | null = null;
  let budget = rawBudget;
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    const words = html.slice(at, open < 0 ? html.length : open);
    if (speaking && speaking.text.length < longestWords)
      speaking.text += decodeMarks(words.slice(0, longestWords));
    if (open < 0) return tags;
    const name = matchAt(elementName, html, open + 1)?.toLowerCase();
    if (!name) {
      const other = html[open + 1] === '!' || html[open + 1] === '/' || html[open + 1] === '?';
      if (/^<\/(a|button)[\s>]/i.test(html.slice(open, open + 9))) speaking = null;
      at = other ? endOfOther(html, open) : open + 1;
      continue;
    }
    const read = attributesAt(html, open + 1 + name.length);
    if (!read) return tags;
    const tag: Tag = { name, attributes: read.attributes, line: lineOf(open), text: '' };
    tags.push(tag);
    at = read.end;
    if (withWords.has(name)) speaking = tag;
    if (!rawText.has(name)) continue;
    const end = endOfRaw(html, name, at);
    tag.text = html.slice(at, Math.min(end, at + longestRaw, at + budget));
    budget -= tag.text.length;
    at = end;
  }
}

/** What `meta http-equiv` elements say under a header's name. */
export const saidByMeta = (tags: readonly Tag[], header: string): string[] =>
  tags
    .filter(({ name, attributes }) => name === 'meta' && attributes['http-equiv']?.toLowerCase() === header)
    .map(({ attributes }) => attributes.content ?? '');
