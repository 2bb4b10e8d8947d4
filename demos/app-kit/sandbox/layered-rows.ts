/** Up to this many records a collection is copied for every change. */
const small = 2000;
/** With more changes than this a large collection is copied once, so that looking through it stays quick. */
const mostChanges = 400;

const lists = new WeakMap<object, [string, unknown][]>();
const places = new WeakMap<object, ReadonlyMap<string, number>>();

/** The records of a collection that nobody changes any more, as a list that is made once. */
function listOf<Row>(base: ReadonlyMap<string, Row>): [string, Row][] {
  // They were put there below from these very records.
  const known = lists.get(base) as [string, Row][] | undefined;
  const list = known ?? [...base];
  lists.set(base, list);
  return list;
}

/** Where each of them stands in that list. */
function placesOf(base: ReadonlyMap<string, unknown>): ReadonlyMap<string, number> {
  const known = places.get(base) ?? new Map(listOf(base).map(([id], at) => [id, at]));
  places.set(base, known);
  return known;
}

/**
 * A large collection with what was changed in it beside it: copying 60,000 records for each move of a card would take
 * longer than a frame has. Records keep their order, new ones stand at the end.
 */
export class LayeredRows<Row> implements ReadonlyMap<string, Row> {
  readonly base: ReadonlyMap<string, Row>;
  readonly changes: ReadonlyMap<string, Row | null>;
  readonly size: number;
  #entries: [string, Row][] | null = null;

  constructor(base: ReadonlyMap<string, Row>, changes: ReadonlyMap<string, Row | null>) {
    this.base = base;
    this.changes = changes;
    let { size } = base;
    for (const [id, row] of changes) size += (row === null ? 0 : 1) - (base.has(id) ? 1 : 0);
    this.size = size;
  }
  get(id: string): Row | undefined {
    const changed = this.changes.get(id);
    return changed === undefined ? this.base.get(id) : (changed ?? undefined);
  }
  has(id: string): boolean {
    return this.get(id) !== undefined;
  }
  values(): ArrayIterator<Row> {
    return this.#inOrder()
      .map(([, row]) => row)
      [Symbol.iterator]();
  }
  keys(): ArrayIterator<string> {
    return this.#inOrder()
      .map(([id]) => id)
      [Symbol.iterator]();
  }
  entries(): ArrayIterator<[string, Row]> {
    return this.#inOrder()[Symbol.iterator]();
  }
  [Symbol.iterator](): ArrayIterator<[string, Row]> {
    return this.entries();
  }
  /** Every record; put together once, because a list is looked through much faster than a map. */
  #inOrder(): [string, Row][] {
    if (this.#entries) return this.#entries;
    const entries = [...listOf(this.base)];
    for (const [id, row] of this.changes) {
      const at = placesOf(this.base).get(id);
      if (at === undefined) {
        if (row !== null) entries.push([id, row]);
      } else if (row !== null) entries[at] = [id, row];
    }
    const isGone = (id: string) => this.changes.get(id) === null;
    this.#entries = entries.length === this.size ? entries : entries.filter(([id]) => !isGone(id));
    return this.#entries;
  }
  forEach(call: (row: Row, id: string, rows: ReadonlyMap<string, Row>) => void): void {
    for (const [id, row] of this) call(row, id, this);
  }
}

/** A collection after these changes; null takes a record away. What was given stays as it is. */
export function rowsAfter<Row>(
  rows: ReadonlyMap<string, Row>,
  changes: ReadonlyMap<string, Row | null>,
): ReadonlyMap<string, Row> {
  const isLayered = rows instanceof LayeredRows;
  const base: ReadonlyMap<string, Row> = isLayered ? rows.base : rows;
  const all: ReadonlyMap<string, Row | null> = isLayered ? new Map([...rows.changes, ...changes]) : changes;
  if (base.size > small && all.size <= mostChanges) return new LayeredRows(base, all);
  const copy = new Map(rows);
  for (const [id, row] of changes) {
    if (row === null) copy.delete(id);
    else copy.set(id, row);
  }
  return copy;
}
