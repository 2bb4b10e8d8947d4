import type { Element } from '../page/bounded-parse.ts';
import { childrenOf, elementsUnder } from '../page/page.ts';
import { ownText } from '../page/text.ts';
import { type Kind, kindOf } from '../values/kind.ts';

const mostSeen = 80;
// Wrappers come and go without changing what something is.
const wrappers = new Set(['div', 'span', 'section', 'article', 'tbody', 'picture', 'font', 'wbr', 'br']);
const known = new WeakMap<Element, ReadonlySet<string>>();

const spoken = new WeakMap<Element, Kind | null>();

/** What the words of an element itself look like; null where it has none. */
export function spokenKind(element: Element): Kind | null {
  const before = spoken.get(element);
  if (before !== undefined) return before;
  const text = ownText(element);
  const kind = text ? kindOf(text) : null;
  spoken.set(element, kind);
  return kind;
}

/** What an element is made of, regardless of order, number, wrappers and names: tags, and kinds of values. */
export function shapeOf(element: Element): ReadonlySet<string> {
  const before = known.get(element);
  if (before) return before;
  const shape = new Set<string>();
  if (element.name === 'tr') shape.add(`cells ${childrenOf(element).map(({ name }) => name)}`);
  for (const one of elementsUnder(element, ({ name }) => name === 'script' || name === 'style', mostSeen)) {
    if (one !== element && !wrappers.has(one.name)) shape.add(one.name);
    const kind = spokenKind(one);
    if (kind) shape.add(kind === 'text' ? 'words' : kind);
  }
  known.set(element, shape);
  return shape;
}

/** How alike two shapes are, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 && other.size === 0) return 1;
  let both = 0;
  for (const part of one) if (other.has(part)) both += 1;
  return both / (one.size + other.size - both);
}
