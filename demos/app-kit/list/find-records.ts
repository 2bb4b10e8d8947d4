import { type CellValue, compareValues, type DataColumn } from '#ui/data/table/columns.ts';

/** A choice that narrows a list: 'Team', 'State'. */
export interface Facet<Item> {
  /** Its name in the address. */
  id: string;
  label: string;
  /** What it says before anything is chosen: 'All teams'. */
  all: string;
  choices: readonly { value: string; label: string }[];
  /** The choice that a record belongs to, or those. */
  value: (item: Item) => string | readonly string[];
}

/** What is asked of a list. */
export interface Asked {
  words: string;
  /** The column that sorts, or null for the order that was given. */
  by: string | null;
  down: boolean;
  /** What was chosen, by facet. */
  kept: Readonly<Record<string, string>>;
}

/** How many rows are looked at, or compared, before somebody else may go on. */
const step = 400;

/** In small letters and without accents, so that Castella finds Castellà. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What a record says in all its columns, in plain letters; made once for each. */
export type TextOf<Item> = (item: Item) => string;

export function textsOf<Item extends object>(columns: readonly DataColumn<Item>[]): TextOf<Item> {
  const texts = new WeakMap<Item, string>();
  return (item) => {
    const known = texts.get(item);
    if (known !== undefined) return known;
    const text = plain(columns.map(({ value }) => value(item)).join('\n'));
    texts.set(item, text);
    return text;
  };
}

/** Whether a record belongs to this choice. */
const belongs = (own: string | readonly string[], one: string): boolean =>
  typeof own === 'string' ? own === one : own.includes(one);

/** The records that are meant, in the order that is asked for. It pauses often, so that typing is never held up. */
export function* foundRecords<Item extends object>(
  rows: readonly Item[],
  asked: Asked,
  columns: readonly DataColumn<Item>[],
  facets: readonly Facet<Item>[],
  textOf: TextOf<Item>,
): Generator<undefined, readonly Item[]> {
  const words = plain(asked.words).split(/\s+/).filter(Boolean);
  const chosen = facets.flatMap(({ id, value }) => (asked.kept[id] ? [{ value, one: asked.kept[id] }] : []));
  let found = rows;
  if (words.length > 0 || chosen.length > 0) {
    const kept: Item[] = [];
    for (const [place, row] of rows.entries()) {
      if (place % step === step - 1) yield;
      if (!chosen.every(({ value, one }) => belongs(value(row), one))) continue;
      const text = words.length > 0 ? textOf(row) : '';
      if (words.every((word) => text.includes(word))) kept.push(row);
    }
    found = kept;
  }
  const column = columns.find(({ id }) => id === asked.by);
  if (!column) return found;
  const keyed = found.map((row): [CellValue, Item] => [column.value(row), row]);
  const side = asked.down ? -1 : 1;
  yield;
  const sorted = yield* sortedInSteps(keyed, ([a], [b]) => side * compareValues(a, b));
  return sorted.map(([, row]) => row);
}

/** A stable sort in short steps: runs that are sorted at once, then merged two by two. */
export function* sortedInSteps<Item>(
  list: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, Item[]> {
  const length = 128;
  let runs: Item[][] = [];
  for (let from = 0; from < list.length; from += length) {
    runs.push(list.slice(from, from + length).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const next: Item[][] = [];
    for (let place = 0; place < runs.length; place += 2)
      next.push(yield* merged(runs[place] ?? [], runs[place + 1] ?? [], compare));
    runs = next;
  }
  return runs[0] ?? [];
}

function* merged<Item>(
  a: readonly Item[],
  b: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, Item[]> {
  const all: Item[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    const takesLeft = j >= b.length || (i < a.length && compare(left as Item, right as Item) <= 0);
    all.push((takesLeft ? left : right) as Item);
    if (takesLeft) i += 1;
    else j += 1;
    if (all.length % step === 0) yield;
  }
  return all;
}
