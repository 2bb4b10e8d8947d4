interface OfPerson {
  readonly id: string;
  readonly personId: string;
}

const grouped = new WeakMap<object, ReadonlyMap<string, readonly OfPerson[]>>();

/** The records of each person, in their order. Worked out once for each state of a collection. */
export function byPerson<Row extends OfPerson>(
  rows: ReadonlyMap<string, Row>,
): ReadonlyMap<string, readonly Row[]> {
  const known = grouped.get(rows);
  // The map was filled below from these very rows.
  if (known) return known as ReadonlyMap<string, readonly Row[]>;
  const lists = new Map<string, Row[]>();
  for (const row of rows.values()) {
    const list = lists.get(row.personId);
    if (list) list.push(row);
    else lists.set(row.personId, [row]);
  }
  grouped.set(rows, lists);
  return lists;
}

/** Those of one person. */
export const ofPerson = <Row extends OfPerson>(rows: ReadonlyMap<string, Row>, id: string): readonly Row[] =>
  byPerson(rows).get(id) ?? [];
