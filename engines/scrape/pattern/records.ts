import type { Element } from '../page/bounded-parse.ts';
import { ancestorsOf, childrenOf, elementsUnder, type Page, parentOf } from '../page/page.ts';
import { ownText, textOf } from '../page/text.ts';
import { columnAt, labelOf } from './labels.ts';
import { likeness, shapeOf } from './shape.ts';
import { meantWords } from './words.ts';

/** One record: an element, or a run of siblings that begins with one (a term and what is said of it). */
export type Record = readonly Element[];

/** The repetition that an element belongs to. */
export interface Pattern {
  records: readonly Record[];
  /** The tag that begins each record, where records are runs of siblings. */
  run: string | null;
}

export const mostRecords = 5_000;
const levels = 14;
const starters = ['dt', 'h2', 'h3', 'h4', 'h5'];
const neverRecords = new Set(['html', 'body', 'head', 'tbody', 'thead', 'tfoot', 'td', 'th', 'dd', 'dt']);

/** The run of siblings that begins with this element. */
export function runFrom(starter: Element): Element[] {
  const run = [starter];
  for (let at = starter.next; at && run.length < 50; at = at.next) {
    if (!('attribs' in at)) continue;
    if (
      at.name === starter.name ||
      (starter.name !== 'dt' && /^h[1-6]$/.test(at.name) && at.name < starter.name)
    )
      break;
    run.push(at);
  }
  return run;
}

const sharedWords = (one: Element, other: Element): boolean => {
  const left = meantWords(one);
  const right = meantWords(other);
  if (left.length === 0 && right.length === 0) return true;
  const both = left.filter((word) => right.includes(word)).length;
  return both > 0 && both / Math.max(left.length, right.length) >= 0.5;
};

const way = (element: Element): string =>
  ancestorsOf(element, 4)
    .map((one) => `${one.name}.${meantWords(one)[0] ?? ''}`)
    .join('<');

/** The elements of a page that are built like this one: siblings, cousins, and those of its name at any depth. */
function alike(page: Page, element: Element): Element[] {
  const named = meantWords(element).length > 0;
  const shape = shapeOf(element);
  const itsWay = named ? '' : way(element);
  return page.elements
    .filter(
      (other) =>
        other === element ||
        (other.name === element.name &&
          sharedWords(element, other) &&
          (named || other.parent === element.parent || way(other) === itsWay) &&
          likeness(shape, shapeOf(other)) >= (named ? 0.3 : 0.5)),
    )
    .slice(0, mostRecords);
}

const saysMuch = 6;

/** How many different things a record says. */
function richness(record: Record): number {
  const said = new Set<string>();
  for (const part of record) {
    for (const one of elementsUnder(part, ({ name }) => name === 'script' || name === 'style', 200)) {
      if (!ownText(one) && one.name !== 'img') continue;
      const parent = parentOf(one);
      const place = one.name === 'td' && parent ? columnAt(one, parent) : (labelOf(one) ?? '');
      said.add(`${one.name}.${meantWords(one)[0] ?? ''}.${place}<${one === part ? '' : parent?.name}`);
    }
  }
  return said.size;
}

/** How much there is to a repetition, and what one record of it says altogether. */
interface Worth {
  value: number;
  says: number;
}

function worth(records: readonly Record[]): Worth {
  if (records.length < 2) return { value: 0, says: 0 };
  const some = records
    .slice(0, 15)
    .map(richness)
    .sort((a, b) => a - b);
  const says = some[Math.floor(some.length / 2)] ?? 0;
  return { value: Math.log2(records.length) * Math.min(saysMuch, says), says };
}

/** Of two that are worth the same, the one around the other is taken where it says more: a picture beside the words. */
const isBetter = (one: Worth, other: Worth): boolean =>
  one.value > other.value || (one.value === other.value && one.says > other.says);

/** Runs of siblings that begin as the one does in which this element stands. */
function runsAround(page: Page, element: Element): Pattern | null {
  for (const at of [element, ...ancestorsOf(element)].slice(0, levels)) {
    const parent = parentOf(at);
    if (!parent || !['dl', 'div', 'section', 'main', 'article', 'body'].includes(parent.name)) continue;
    const siblings = childrenOf(parent);
    const tag = starters.find((name) => siblings.filter((one) => one.name === name).length > 1);
    if (!tag) continue;
    const starter = siblings.find((one) => one.name === tag);
    if (!starter) continue;
    const begins = page.elements.filter(
      (one) => one.name === tag && (one.parent === parent || way(one) === way(starter)),
    );
    const records = begins.slice(0, mostRecords).map(runFrom);
    if (records.some((record) => record.includes(at))) return { records, run: tag };
  }
  return null;
}

/**
 * The repetition around an element that was pointed at; null where nothing repeats. Of the levels between the
 * element and the page, that one is taken where many repeat and each says much.
 */
export function recordsAround(page: Page, element: Element): Pattern | null {
  let best: { worth: Worth; pattern: Pattern } = {
    worth: { value: 0, says: 0 },
    pattern: { records: [], run: null },
  };
  const runs = runsAround(page, element);
  if (runs) best = { worth: worth(runs.records), pattern: runs };
  for (const at of [element, ...ancestorsOf(element)].slice(0, levels)) {
    if (neverRecords.has(at.name)) continue;
    const records = alike(page, at).map((one) => [one]);
    const found = worth(records);
    if (isBetter(found, best.worth)) best = { worth: found, pattern: { records, run: null } };
  }
  return best.worth.value > 0 ? best.pattern : null;
}

const parts = new WeakMap<Pattern, ReadonlyMap<Element, Record>>();
function partsOf(pattern: Pattern): ReadonlyMap<Element, Record> {
  const byPart = new Map(pattern.records.flatMap((record) => record.map((part) => [part, record] as const)));
  parts.set(pattern, byPart);
  return byPart;
}

/** The innermost record that an element stands in. */
export function recordOf(pattern: Pattern, element: Element): Record | null {
  const byPart = parts.get(pattern) ?? partsOf(pattern);
  for (const at of [element, ...ancestorsOf(element)]) {
    const record = byPart.get(at);
    if (record) return record;
  }
  return null;
}

/** The elements of a record that belong to it alone, and not to one that stands inside of it. */
export function withinRecord(record: Record, begins: ReadonlySet<Element>): Element[] {
  return record.flatMap((part) => elementsUnder(part, (one) => one !== part && begins.has(one), 600));
}

/** The words of an element of a record, without those of records inside of it. */
export const wordsWithin = (element: Element, begins: ReadonlySet<Element>): string =>
  textOf(element, (one) => begins.has(one));
