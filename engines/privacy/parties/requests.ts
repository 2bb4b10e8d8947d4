import type { Tag } from '../markup/read-markup.ts';

/** A list that would block a request, and the rule by which. */
export interface Listed {
  list: string;
  rule: string;
}

/** Something a page makes a browser fetch. */
export interface RequestSeen {
  url: URL;
  line: number;
  /** The element it stands in, such as `img src`; a script that names an address may fetch it or not. */
  by: string;
  /** A picture of one dot, which shows nothing. */
  pixel: boolean;
  /** The operator's list that it is on, if it was looked up and found. */
  listed?: Listed;
}

const sources: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src', 'srcset'],
  iframe: ['src'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  input: ['src'],
};
const linksThatLoad =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/i;
const inStyles = /url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/gi;
// Addresses of scripts that a script in the page would add, as the snippets of measuring services do.
const inScripts = /["'`]((?:https?:)?\/\/[a-z0-9.-]+\.[a-z]{2,}\/[^"'`\s<>]*)["'`]/gi;

/** A script that a consent tool holds back until somebody agrees. */
const heldBack = ({ name, attributes }: Tag): boolean =>
  name === 'script' && /^(text\/plain|text\/x-blocked|javascript\/blocked)$/i.test(attributes.type ?? '');

const isPixel = ({ name, attributes: { width, height, style = '' } }: Tag): boolean =>
  name === 'img' &&
  ((/^[01](px)?$/.test(width ?? '') && /^[01](px)?$/.test(height ?? '')) ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style));

function* addressesOf(tag: Tag): Generator<readonly [string, string]> {
  const { name, attributes, text } = tag;
  for (const attribute of sources[name] ?? []) {
    const value = attributes[attribute];
    if (!value) continue;
    const list =
      attribute === 'srcset' ? value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0]) : [value];
    for (const address of list) if (address) yield [address, `${name} ${attribute}`];
  }
  if (name === 'link' && attributes.href && linksThatLoad.test(attributes.rel ?? ''))
    yield [attributes.href, `link ${attributes.rel}`];
  const style = name === 'style' ? text : (attributes.style ?? '');
  for (const [, one, other] of style.matchAll(inStyles)) yield [one ?? other ?? '', 'style'];
  if (name === 'script' && !attributes.src)
    for (const [, address] of text.matchAll(inScripts)) yield [address ?? '', 'named in a script'];
}

function parse(address: string, base: string): URL | null {
  const text = address.trim();
  if (text === '' || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}

/** Everything the markup makes a browser fetch at once, in the order of the source; what a consent tool holds back is left out. */
export function requestsOf(tags: readonly Tag[], address: string): RequestSeen[] {
  const given = tags.find(({ name, attributes }) => name === 'base' && attributes.href)?.attributes.href;
  const base = given && URL.canParse(given, address) ? new URL(given, address).href : address;
  return tags.flatMap((tag) => {
    if (heldBack(tag)) return [];
    return [...addressesOf(tag)].flatMap(([text, by]) => {
      const url = parse(text, base);
      return url ? [{ url, line: tag.line, by, pixel: isPixel(tag) }] : [];
    });
  });
}
