import type { Element } from '../page/bounded-parse.ts';

// Words of style sheets that say how something looks, not what it is.
const looks =
  /^(?:[a-z]{1,3}:)?-?(?:m|p|w|h|z|mx|my|mt|mb|ml|mr|ms|me|px|py|pt|pb|pl|pr|ps|pe|min|max|gap|space|top|left|right|bottom|inset|flex|grid|col|cols|row|rows|order|basis|grow|shrink|items|justify|content|self|place|text|font|leading|tracking|bg|border|rounded|shadow|opacity|block|inline|hidden|visible|absolute|relative|fixed|sticky|static|float|clear|clearfix|overflow|truncate|uppercase|lowercase|capitalize|italic|underline|container|wrapper|inner|outer|active|odd|even|first|last|selected|open|closed|lazy|lazyloaded|loaded|d|sm|md|lg|xl|xs|ng|js|is|has|u|l)(?:-[\w./[\]%]+)*$/i;
const generated =
  /^(?:css|sc|jss|jsx|emotion|styled|svelte|astro|makeStyles|ember|v|data-v)-?[\w-]*\d|^_|[A-Z]{2,}[a-z]?[A-Z]|\d{3,}/;

const mixed = (part: string) =>
  part.length >= 4 && /\d/.test(part) && /[a-z]/i.test(part) && !/^[a-z]+\d{1,2}$/i.test(part);
const unspoken = (part: string) => part.length >= 4 && !/[aeiouy]/i.test(part);
const camelNoise = (part: string) =>
  part.length >= 5 && (part.match(/[a-z][A-Z]|[A-Z]{2}|\d/g)?.length ?? 0) >= part.length / 3;

/** Whether a class or id looks like a word somebody chose, rather than one that a build made or that names a look. */
export function looksMeant(word: string): boolean {
  if (word.length < 3 || word.length > 40 || !/^[\p{L}][\p{L}\d_-]*$/u.test(word)) return false;
  if (looks.test(word) || generated.test(word)) return false;
  return !word.split(/[-_]+/).some((part) => mixed(part) || unspoken(part) || camelNoise(part));
}

const known = new WeakMap<Element, string[]>();

/** The class words of an element that look meant; `Card_title__x3f9` counts as `Card_title`. */
export function meantWords(element: Element): string[] {
  const before = known.get(element);
  if (before) return before;
  const all = (element.attribs.class ?? '').slice(0, 1_000).split(/\s+/).slice(0, 30);
  const words = [
    ...new Set(all.map((word) => word.replace(/__[\w-]{5,8}$/, (end) => (mixed(end.slice(2)) ? '' : end)))),
  ];
  const meant = words.filter(looksMeant);
  known.set(element, meant);
  return meant;
}

/** Whether an element has this word, with or without what a build hangs onto it. */
export const hasWord = (element: Element, word: string): boolean => meantWords(element).includes(word);
