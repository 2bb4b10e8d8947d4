import type { Cell, Table } from '../documents/document.ts';

/** What is calculated; `list` shows the rows themselves, `cell` what they all have in a column. */
export type Calculation = 'count' | 'sum' | 'average' | 'min' | 'max' | 'list' | 'cell';

/** What a cell of a column must be. `starts` is for dates: '2026-03' is all of March 2026. */
export interface Condition {
  column: number;
  is: '=' | '>' | '>=' | '<' | '<=' | 'starts';
  value: string | number;
}

/** A question over a table, as it is calculated. */
export interface Query {
  calculate: Calculation;
  /** The column that is calculated; null for a count or a list. */
  column: number | null;
  where: readonly Condition[];
  /** The column whose values are told apart, for dates by month or year. */
  by: { column: number; part: 'value' | 'month' | 'year' } | null;
  /** Of groups, or of rows for `list`: only the first in this order. */
  top: 'highest' | 'lowest' | null;
}

export interface Group {
  key: string;
  value: number;
}

/** What a query gives, and the rows of the table that it looked at. */
export interface QueryResult {
  rows: readonly number[];
  /** The value of a calculation without groups; null where no row had one. */
  value: Cell;
  groups: readonly Group[];
}

const words: Readonly<Record<Exclude<Calculation, 'count' | 'list' | 'cell'>, string>> = {
  sum: 'sum',
  average: 'average',
  min: 'lowest',
  max: 'highest',
};

/** A query in words, such as 'sum of Amount where Region = North, by Month'. */
export function saidQuery({ calculate, column, where, by, top }: Query, { columns }: Table): string {
  const name = (at: number) => columns[at] ?? '';
  const order = top && calculate === 'list' ? ` with the ${top} ${name(column ?? 0)}` : '';
  const what =
    calculate === 'count'
      ? 'number of rows'
      : calculate === 'list'
        ? `rows${order}`
        : calculate === 'cell'
          ? name(column ?? 0)
          : `${words[calculate]} of ${name(column ?? 0)}`;
  const conditions = where.map(
    (one) => `${name(one.column)} ${one.is === 'starts' ? 'in' : one.is} ${one.value}`,
  );
  const filtered = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  const part = by && by.part !== 'value' ? ` (${by.part})` : '';
  const grouped = by ? `, by ${name(by.column)}${part}` : '';
  const first = top && by ? `, the ${top}` : '';
  return `${what}${filtered}${grouped}${first}`;
}
