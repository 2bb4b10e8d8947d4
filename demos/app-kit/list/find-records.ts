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

/** How many rows are checked or compared before other work gets a turn. */
const step = 400;

/** In small letters and without accents, so that Castella finds Castellà. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Parts the texts of two records; nobody types it. */
const end = '\n';

/** A list with everything that its records say as one text: looking through that is many times as fast as asking each. */
interface ListText<Item> {
  rows: readonly Item[];
  text: string;
  /** Where the text of each record begins. */
  starts: Uint32Array;
}
/** Makes the text of a list; what a record says is put together once, however often its list changes. */
type TextOfList<Item> = (rows: readonly Item[]) => Generator<undefined, ListText<Item>>;

/** The texts of lists with these columns. */
export function textsOf<Item extends object>(columns: readonly DataColumn<Item>[]): TextOfList<Item> {
  const texts = new WeakMap<Item, string>();
  const lists = new WeakMap<readonly Item[], ListText<Item>>();
  const textOf = (item: Item): string => {
    const known = texts.get(item);
    if (known !== undefined) return known;
    const said = columns.map(({ value }) => value(item)).join(' ');
    const text = plain(said.replaceAll(end, ' ')) + end;
    texts.set(item, text);
    return text;
  };
  return function* (rows) {
    const known = lists.get(rows);
    if (known) return known;
    const starts = new Uint32Array(rows.length + 1);
    const parts: string[] = [];
    let length = 0;
    for (const [place, row] of rows.entries()) {
      if (place % step === step - 1) yield;
      const text = textOf(row);
      starts[place] = length;
      length += text.length;
      parts.push(text);
    }
    starts[rows.length] = length;
    const list = { rows, text: parts.join(''), starts };
    lists.set(rows, list);
    return list;
  };
}

/** The places of the records that hold this word, from place to place. */
function* placesHolding<Item>({ rows, text, starts }: ListText<Item>, word: string): Generator<number> {
  let place = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, starts[place])) {
    // The last one that begins before the word: mostly the next one, so that it is looked for in growing steps.
    let [low, high] = [place, place + 1];
    while (high < rows.length && (starts[high] ?? 0) <= at) {
      low = high;
      high = Math.min(rows.length, high + (high - place) * 2);
    }
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    yield low;
    place = low + 1;
    if (place >= rows.length) return;
  }
}

/** Whether a record belongs to this choice. */
const belongs = (own: string | readonly string[], one: string): boolean =>
  typeof own === 'string' ? own === one : own.includes(one);

/** The records that hold all of these words. */
function* holding<Item extends object>(
  rows: readonly Item[],
  words: readonly string[],
  textOf: TextOfList<Item>,
): Generator<undefined, readonly Item[]> {
  // The longest word is the rarest: the others are looked for in its records alone.
  const [rarest, ...others] = words.toSorted((a, b) => b.length - a.length);
  if (rarest === undefined) return rows;
  const list = yield* textOf(rows);
  const { text, starts } = list;
  const kept: Item[] = [];
  let count = 0;
  for (const place of placesHolding(list, rarest)) {
    count += 1;
    if (count % step === 0) yield;
    const row = rows[place];
    const own = others.length > 0 ? text.slice(starts[place], starts[place + 1]) : '';
    if (row && others.every((word) => own.includes(word))) kept.push(row);
  }
  return kept;
}

/** The records that are meant, in the order that is asked for. It pauses often, so that typing is never held up. */
export function* foundRecords<Item extends object>(
  rows: readonly Item[],
  asked: Asked,
  columns: readonly DataColumn<Item>[],
  facets: readonly Facet<Item>[],
  textOf: TextOfList<Item>,
): Generator<undefined, readonly Item[]> {
  const words = plain(asked.words).split(/\s+/).filter(Boolean);
  const chosen = facets.flatMap(({ id, value }) => (asked.kept[id] ? [{ value, one: asked.kept[id] }] : []));
  let found = yield* holding(rows, words, textOf);
  if (chosen.length > 0) {
    const kept: Item[] = [];
    for (const [place, row] of found.entries()) {
      if (place % step === step - 1) yield;
      if (chosen.every(({ value, one }) => belongs(value(row), one))) kept.push(row);
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
