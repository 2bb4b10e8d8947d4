import { type Cell, isSameRow, type Rows, rowSaid } from './rows.ts';

/** How an answer compares with what was expected. */
export interface Verdict {
  right: boolean;
  /** What differs, in sentences for the learner; the most helpful first. */
  differences: readonly string[];
  /** Places of the learner's rows that should not be there. */
  extra: readonly number[];
  /** Expected rows that the learner's answer lacks. */
  missing: readonly (readonly Cell[])[];
}

const rowsSaid = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

function listed(columns: readonly string[]): string {
  return columns.length === 0 ? 'none' : columns.join(', ');
}

/** Rows of one list that have no partner in the other. */
function unpaired(expected: Rows['rows'], given: Rows['rows']) {
  const open = given.map((row, place) => ({ row, place }));
  const missing: (readonly Cell[])[] = [];
  for (const row of expected) {
    const found = open.findIndex((each) => isSameRow(each.row, row));
    if (found === -1) missing.push(row);
    else open.splice(found, 1);
  }
  return { missing, extra: open.map(({ place }) => place) };
}

const columnOf = (rows: Rows['rows'], column: number) => rows.map((row) => [row[column] ?? null]);

const holdsSame = (a: Rows['rows'], b: Rows['rows']) => {
  const { missing, extra } = unpaired(a, b);
  return missing.length === 0 && extra.length === 0;
};

/** Whether the same columns stand there in another order. */
function isShuffled(expected: Rows, given: Rows): boolean {
  const open = given.columns.map((_, column) => column);
  for (const [column] of expected.columns.entries()) {
    const found = open.findIndex((each) =>
      holdsSame(columnOf(expected.rows, column), columnOf(given.rows, each)),
    );
    if (found === -1) return false;
    open.splice(found, 1);
  }
  return true;
}

/** The one column whose values differ, where all the others agree row by row. */
function wrongColumn(expected: Rows, given: Rows): string | null {
  if (expected.rows.length !== given.rows.length || expected.rows.length === 0) return null;
  const wrong = expected.columns.flatMap((_, column) =>
    holdsSame(columnOf(expected.rows, column), columnOf(given.rows, column)) ? [] : [column],
  );
  const [only] = wrong;
  return wrong.length === 1 && only !== undefined ? (given.columns[only] ?? null) : null;
}

function countSaid(expected: Rows, given: Rows): string | null {
  const [wanted, got] = [expected.rows.length, given.rows.length];
  if (got === wanted) return null;
  if (got === 0) return `Your query returns no rows; there should be ${rowsSaid(wanted)}.`;
  return got > wanted
    ? `Your query returns ${rowsSaid(got)}; there should be ${rowsSaid(wanted)}.`
    : `Your query returns only ${rowsSaid(got)}; there should be ${rowsSaid(wanted)}.`;
}

/** Says what differs between the right rows and these; their order counts only where it was asked for. */
export function compareRows(expected: Rows, given: Rows, { ordered = false } = {}): Verdict {
  if (expected.columns.length !== given.columns.length) {
    const difference = `The answer has ${expected.columns.length === 1 ? 'one column' : `${expected.columns.length} columns`} (${listed(expected.columns)}); yours has ${given.columns.length} (${listed(given.columns)}).`;
    return { right: false, differences: [difference], extra: [], missing: [] };
  }
  const { missing, extra } = unpaired(expected.rows, given.rows);
  if (missing.length === 0 && extra.length === 0) {
    const place = expected.rows.findIndex((row, at) => !isSameRow(row, given.rows[at] ?? []));
    if (!ordered || place === -1) return { right: true, differences: [], extra: [], missing: [] };
    const [wanted, got] = [expected.rows[place] ?? [], given.rows[place] ?? []];
    const difference = `The rows are right, but in the wrong order. Row ${place + 1} should be “${rowSaid(wanted)}”; yours is “${rowSaid(got)}”.`;
    return { right: false, differences: [difference], extra: [place], missing: [] };
  }
  if (expected.columns.length > 1 && isShuffled(expected, given))
    return {
      right: false,
      differences: [`The values are there, but the columns should be: ${listed(expected.columns)}.`],
      extra: [],
      missing: [],
    };
  const differences: string[] = [];
  const count = countSaid(expected, given);
  if (count) differences.push(count);
  const column = wrongColumn(expected, given);
  if (column !== null) differences.push(`Only the column ${column} is wrong; the others agree.`);
  const repeated = extra.find((at) => expected.rows.some((row) => isSameRow(row, given.rows[at] ?? [])));
  if (repeated !== undefined)
    differences.push(`“${rowSaid(given.rows[repeated] ?? [])}” appears more often than it should.`);
  const [lost] = missing;
  if (lost && column === null) differences.push(`Missing, for example: “${rowSaid(lost)}”.`);
  const [more] = extra;
  if (more !== undefined && repeated === undefined && column === null)
    differences.push(`Not expected: “${rowSaid(given.rows[more] ?? [])}”.`);
  return { right: false, differences, extra, missing };
}
