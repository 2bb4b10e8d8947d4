import type { Cell, Table } from '../documents/document.ts';
import type { Calculation, Condition, Group, Query, QueryResult } from './query.ts';

const plain = (value: Cell): string => String(value).trim().toLowerCase();

/** Whether a cell is as a condition asks; numbers are compared as numbers, dates by their letters. */
function fits(cell: Cell, { is, value }: Condition): boolean {
  if (cell === null || cell === '') return false;
  if (is === '=') return plain(cell) === plain(value);
  if (is === 'starts') return plain(cell).startsWith(plain(value));
  const [left, right] =
    typeof value === 'number' && typeof cell === 'number' ? [cell, value] : [plain(cell), plain(value)];
  if (typeof left !== typeof right) return false;
  if (is === '>') return left > right;
  if (is === '>=') return left >= right;
  return is === '<' ? left < right : left <= right;
}

/** Numbers written as decimals, without what binary arithmetic adds: 0.1 + 0.2 is 0.3. */
const tidy = (value: number): number => Number(value.toPrecision(12));

/** One number out of the cells of a column. Cells that are no numbers do not count. */
function calculated(calculate: Calculation, cells: readonly Cell[]): number | null {
  if (calculate === 'count' || calculate === 'list' || calculate === 'cell') return cells.length;
  const numbers = cells.filter((cell) => typeof cell === 'number');
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((all, number) => all + number, 0);
  if (calculate === 'sum') return tidy(sum);
  if (calculate === 'average') return tidy(sum / numbers.length);
  return numbers.reduce((one, other) => (calculate === 'min' ? Math.min(one, other) : Math.max(one, other)));
}

const keyOf = (cell: Cell, part: 'value' | 'month' | 'year'): string =>
  part === 'value' ? String(cell ?? '') : String(cell ?? '').slice(0, part === 'month' ? 7 : 4);

function groupsOf(
  { calculate, column, by, top }: Query,
  { rows }: Table,
  chosen: readonly number[],
): Group[] {
  if (!by) return [];
  const cells = new Map<string, Cell[]>();
  for (const at of chosen) {
    const key = keyOf(rows[at]?.[by.column] ?? null, by.part);
    const own = cells.get(key) ?? [];
    own.push(column === null ? null : (rows[at]?.[column] ?? null));
    cells.set(key, own);
  }
  const groups = [...cells].flatMap(([key, own]): Group[] => {
    const value = calculated(calculate, own);
    return value === null ? [] : [{ key, value }];
  });
  // Months and years in their order, everything else by size.
  if (by.part !== 'value' && !top) return groups.sort((one, other) => one.key.localeCompare(other.key));
  return groups.sort((one, other) => (top === 'lowest' ? one.value - other.value : other.value - one.value));
}

/** Runs a query over a table. */
export function runQuery(query: Query, table: Table): QueryResult {
  const { calculate, column, where, by, top } = query;
  const { rows } = table;
  const cellAt = (row: number, at: number): Cell => rows[row]?.[at] ?? null;
  let chosen = rows.flatMap((row, at) =>
    where.every((condition) => fits(row[condition.column] ?? null, condition)) ? [at] : [],
  );
  if (calculate === 'list' && top && column !== null) {
    const value = calculated(
      top === 'lowest' ? 'min' : 'max',
      chosen.map((at) => cellAt(at, column)),
    );
    chosen = chosen.filter((at) => value !== null && cellAt(at, column) === value);
  }
  const cells = chosen.map((at) => (column === null ? null : cellAt(at, column)));
  return {
    rows: chosen,
    value: by ? null : calculate === 'cell' ? (cells[0] ?? null) : calculated(calculate, cells),
    groups: groupsOf(query, table, chosen),
  };
}
