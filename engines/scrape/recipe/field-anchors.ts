import type { Element } from '../page/bounded-parse.ts';
import { childrenOf, parentOf } from '../page/page.ts';
import { textOf } from '../page/text.ts';
import { cellAt, cellOf, columnOf, columnsOf, labelOf } from '../pattern/labels.ts';
import { type Record, withinRecord } from '../pattern/records.ts';
import { spokenKind } from '../pattern/shape.ts';
import { hasWord, meantWords } from '../pattern/words.ts';
import type { Anchor } from './schema.ts';

/** A record with its own elements at hand. */
export interface Opened {
  record: Record;
  within: readonly Element[];
  begins: ReadonlySet<Element>;
}

export const open = (record: Record, begins: ReadonlySet<Element>): Opened => ({
  record,
  within: withinRecord(record, begins),
  begins,
});

const sameTag = (siblings: readonly Element[], element: Element): number =>
  siblings.filter(({ name }) => name === element.name).indexOf(element);

/** The way from a record to an element: tags, each with its number among its like. */
function pathTo({ record }: Opened, element: Element): string {
  const steps: string[] = [];
  let at: Element | null = element;
  while (at && !record.includes(at)) {
    const parent: Element | null = parentOf(at);
    steps.unshift(`${at.name}:${parent ? sameTag(childrenOf(parent), at) : 0}`);
    at = parent;
  }
  if (at && record.length > 1) steps.unshift(`${at.name}:${sameTag(record, at)}`);
  return steps.join('>');
}

function walk({ record }: Opened, path: string): Element | undefined {
  const single = record.length === 1 ? record[0] : undefined;
  let at: Element | undefined = single;
  let siblings: readonly Element[] = single ? childrenOf(single) : record;
  for (const step of path === '' ? [] : path.split('>')) {
    const [tag, number] = step.split(':');
    at = siblings.filter(({ name }) => name === tag)[Number(number)];
    if (!at) return undefined;
    siblings = childrenOf(at);
  }
  return at;
}

const dataOf = (element: Element): string[] =>
  Object.entries(element.attribs)
    .filter(
      ([name]) =>
        /^data-[a-z][a-z-]{2,30}$/.test(name) && !/^data-(?:v|src|srcset|reactid|index|id)\b/.test(name),
    )
    .map(([name, value]) => (/^[a-z][a-z-]{2,30}$/i.test(value) ? `${name}=${value}` : name))
    .slice(0, 3);

const hasData = (element: Element, value: string): boolean => {
  const [name = '', wanted] = value.split('=');
  return wanted === undefined ? Object.hasOwn(element.attribs, name) : element.attribs[name] === wanted;
};

function inColumn({ record }: Opened, heading: string): Element | undefined {
  const row = record.find(({ name }) => name === 'tr');
  const first = row && childrenOf(row)[0];
  const place = first && cellOf(first);
  if (!place) return undefined;
  const column = columnsOf(place.table).indexOf(heading);
  return column < 0 ? undefined : cellAt(place.row, column);
}

/** The elements that an anchor names in a record, in order. */
function namedBy({ by, value }: Pick<Anchor, 'by' | 'value'>, opened: Opened): (Element | undefined)[] {
  const { within } = opened;
  switch (by) {
    case 'word':
      return within.filter((one) => hasWord(one, value));
    case 'item':
      return within.filter(({ attribs }) => attribs.itemprop === value);
    case 'data':
      return within.filter((one) => hasData(one, value));
    case 'role':
      return within.filter(({ attribs }) => attribs.role === value);
    case 'aria':
      return within.filter(({ attribs }) => attribs['aria-label'] === value);
    case 'label':
      return within.filter((one) => labelOf(one) === value);
    case 'column':
      return [inColumn(opened, value)];
    case 'path':
      return [walk(opened, value)];
    case 'tag':
      return within.filter(({ name }) => name === value);
    case 'kind':
      return within.filter((one) => spokenKind(one) === value);
    default:
      return [];
  }
}

/** The element of a record that an anchor names, if there is one. */
export const findField = (anchor: Anchor, opened: Opened): Element | undefined =>
  namedBy(anchor, opened)[anchor.at];

/** Anchors that say what a field is; the others only say where it stands. */
export const naming: ReadonlySet<Anchor['by']> = new Set([
  'word',
  'item',
  'data',
  'role',
  'aria',
  'label',
  'column',
]);

/** An element with those around and below it that say exactly the same: one name for all of them is enough. */
function sameSaying({ record, within }: Opened, element: Element): Element[] {
  const same = [element];
  const text = textOf(element);
  if (text === '') return same;
  for (let at = parentOf(element); at && !record.includes(at) && textOf(at) === text; at = parentOf(at))
    same.push(at);
  if (record.includes(element)) return same;
  for (let [at, ...more] = childrenOf(element); at && more.length === 0; [at, ...more] = childrenOf(at)) {
    if (!within.includes(at) || textOf(at) !== text) break;
    same.push(at);
  }
  return same;
}

/** Every way to name an element of a record, with how much it is worth before it is tried. */
export function fieldCandidates(opened: Opened, element: Element): Anchor[] {
  const found = new Map<string, Anchor>();
  const add = (one: Element, by: Anchor['by'], value: string | null | undefined, score: number) => {
    if (value == null || (value === '' && by !== 'path') || value.length > 300 || found.has(`${by} ${value}`))
      return;
    const named = namedBy({ by, value }, opened);
    const at = by === 'column' ? 0 : named.indexOf(one);
    if (at >= 0 && at <= 600) found.set(`${by} ${value}`, { by, value, score, at });
  };
  for (const one of sameSaying(opened, element)) {
    add(one, 'item', one.attribs.itemprop, 1);
    add(one, 'column', columnOf(one), 1);
    add(one, 'label', labelOf(one), 0.9);
    for (const word of meantWords(one).slice(0, 3)) add(one, 'word', word, 0.9);
    for (const data of dataOf(one)) add(one, 'data', data, 0.8);
    add(one, 'aria', one.attribs['aria-label'], 0.6);
    add(one, 'role', one.attribs.role, 0.4);
    add(one, 'tag', one.name, 0.35);
    const kind = spokenKind(one);
    if (kind !== 'text') add(one, 'kind', kind, 0.4);
  }
  add(element, 'path', pathTo(opened, element), 0.5);
  return [...found.values()];
}
