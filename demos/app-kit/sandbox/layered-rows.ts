/** Up to this many records a collection is copied for every change. */
const small = 2000;
/** With more changes than this a large collection is copied once, so that looking through it stays quick. */
const mostChanges = 400;

/**
 * A large collection with what was changed in it beside it: copying 60,000 records for each move of a card would take
 * longer than a frame has. Records keep their order, new ones stand at the end.
 */
export class LayeredRows<Row> implements ReadonlyMap<string, Row> {
  readonly base: ReadonlyMap<string, Row>;
  readonly changes: ReadonlyMap<string, Row | null>;
  readonly size: number;

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
  *entries(): Generator<[string, Row], undefined> {
    for (const entry of this.base) {
      const changed = this.changes.get(entry[0]);
      if (changed === undefined) yield entry;
      else if (changed !== null) yield [entry[0], changed];
    }
    for (const [id, row] of this.changes) if (row !== null && !this.base.has(id)) yield [id, row];
  }
  *keys(): Generator<string, undefined> {
    for (const [id] of this.entries()) yield id;
  }
  *values(): Generator<Row, undefined> {
    for (const [id, row] of this.base) {
      const changed = this.changes.get(id);
      if (changed === undefined) yield row;
      else if (changed !== null) yield changed;
    }
    for (const [id, row] of this.changes) if (row !== null && !this.base.has(id)) yield row;
  }
  [Symbol.iterator](): Generator<[string, Row], undefined> {
    return this.entries();
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
