import type { Element } from '../page/bounded-parse.ts';
import { ancestorsOf, type Page, parentOf } from '../page/page.ts';
import { mostRecords } from '../pattern/records.ts';
import { likeness, shapeOf } from '../pattern/shape.ts';
import { hasWord, looksMeant, meantWords } from '../pattern/words.ts';
import type { Anchor } from './schema.ts';

const alikeFrom = 0.7;
// Tags that pages swap without meaning anything by it.
const swapped = new Set(['div', 'section', 'article', 'li']);
const sameSort = (one: string, other: string) => one === other || (swapped.has(one) && swapped.has(other));

/** The tags from the page down to an element, without the wrappers that come and go. */
const pathOf = (element: Element): string =>
  [element, ...ancestorsOf(element, 12)]
    .map(({ name }) => name)
    .filter((name) => name !== 'tbody')
    .join('<');

/** What holds an element, by its id or a word of its own. */
function holders(element: Element): string[] {
  const parent = parentOf(element);
  const holder = parent?.name === 'tbody' ? parentOf(parent) : parent;
  if (!holder) return [];
  const id = holder.attribs.id;
  const word = meantWords(holder)[0];
  return [...(id && looksMeant(id) ? [`#${id}`] : []), ...(word ? [`.${word}`] : [])].map(
    (name) => `${name}>${element.name}`,
  );
}

const shapeText = (element: Element): string => `${element.name}|${[...shapeOf(element)].sort().join('|')}`;

const sets = new Map<string, { tag: string; parts: ReadonlySet<string> }>();
function shapeFrom(text: string) {
  const [tag = '', ...parts] = text.split('|');
  const known = sets.get(text) ?? { tag, parts: new Set(parts) };
  if (sets.size > 500) sets.clear();
  sets.set(text, known);
  return known;
}

const records: { [By in Anchor['by']]?: (element: Element, value: string) => boolean } = {
  word: hasWord,
  item: ({ attribs }, value) => attribs.itemtype === value,
  role: ({ attribs }, value) => attribs.role === value,
  data: ({ attribs }, value) => Object.hasOwn(attribs, value),
  inside: (element, value) => holders(element).includes(value),
  path: (element, value) => value.startsWith(element.name) && pathOf(element) === value,
  shape: (element, value) => {
    const { tag, parts } = shapeFrom(value);
    return sameSort(element.name, tag) && likeness(parts, shapeOf(element)) >= alikeFrom;
  },
};

/** The elements of a page that an anchor takes for records. */
export function findRecords({ by, value }: Anchor, page: Page): Element[] {
  const is = records[by];
  return is ? page.elements.filter((element) => is(element, value)) : [];
}

const dataNames = ({ attribs }: Element): string[] =>
  Object.keys(attribs).filter((name) => /^data-[a-z][a-z-]{1,30}$/.test(name) && !/^data-v\b/.test(name));

/** The anchors of records, each scored by how well what it finds agrees with them. */
export function recordAnchors(page: Page, begins: readonly Element[]): Anchor[] {
  const some = begins.slice(0, 30);
  const candidates = new Map<string, Anchor>();
  const add = (by: Anchor['by'], value: string | undefined, score: number) => {
    if (value && value.length <= 300) candidates.set(`${by} ${value}`, { by, value, score, at: 0 });
  };
  for (const element of some) {
    for (const word of meantWords(element)) add('word', word, 0.9);
    add('item', element.attribs.itemtype, 1);
    add('role', element.attribs.role, 0.5);
    for (const name of dataNames(element)) add('data', name, 0.8);
    for (const holder of holders(element)) add('inside', holder, 0.6);
    add('path', pathOf(element), 0.5);
    add('shape', shapeText(element), 0.6);
  }
  const wanted = new Set(begins);
  return [...candidates.values()]
    .slice(0, 60)
    .flatMap((anchor) => {
      const found = findRecords(anchor, page).slice(0, mostRecords);
      const right = found.filter((element) => wanted.has(element)).length;
      const agreement = (2 * right) / Math.max(1, found.length + wanted.size);
      // What finds only one or two of many says something of those, not of the records.
      return agreement < 0.3 ? [] : [{ ...anchor, score: Math.round(anchor.score * agreement * 100) / 100 }];
    })
    .sort((a, b) => b.score - a.score)
    .filter((anchor, at, all) => all.slice(0, at).filter(({ by }) => by === anchor.by).length < 2)
    .slice(0, 8);
}
