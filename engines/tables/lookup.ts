import type { Cell, Table } from '../documents/document.ts';
import { columnsNamed, kindOf } from './columns.ts';
import type { Condition, Query } from './query.ts';
import { runQuery } from './run-query.ts';

/** What asks for something else than one cell. */
const calculates =
  /\b(how many|number of|count|average|mean|highest|largest|biggest|maximum|most|best|latest|lowest|smallest|minimum|cheapest|least|fewest|earliest|total|sum|altogether|overall|list|show|all)\b/i;
const asks = /\b(what|which|when|where|who|whose|how)\b/i;

/** Columns that a question means without naming them; `number` where only numbers can answer. */
const implied: readonly { asks: RegExp; column: RegExp; number: boolean }[] = [
  { asks: /\bhow long\b/i, column: /\b(minutes?|hours?|days?|weeks?|duration|length)\b/i, number: true },
  { asks: /\b(how much|prices?|costs?)\b/i, column: /\b(price|cost|amount|fee)\b/i, number: true },
  { asks: /\bhow far\b/i, column: /\b(km|kilometres?|miles?|distance)\b/i, number: true },
  { asks: /\bwho\b/i, column: /\b(name|person|owner|contact)\b/i, number: false },
  { asks: /\bwhere\b/i, column: /\b(place|location|address|room|city|town)\b/i, number: false },
];

/** The one column that a question asks for besides those it gives values of. */
function wantedColumn(question: string, table: Table, where: readonly Condition[]): number | null {
  const isFree = (column: number) => where.every((one) => one.column !== column);
  const named = columnsNamed(question, table).filter(isFree);
  if (named.length > 0) return named[0] ?? null;
  const found = implied
    .filter((one) => one.asks.test(question))
    .flatMap(({ column, number }) =>
      table.columns.flatMap((name, at) =>
        isFree(at) && column.test(name) && (!number || kindOf(table, at) === 'number') ? [at] : [],
      ),
    );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * A question for one cell: it gives a value of one column and asks for another, as in 'Which platform does the 17:08 leave
 * from?'. Null where the rows that it means say different things.
 */
export function lookupIn(question: string, table: Table, where: readonly Condition[]): Query | null {
  if (!asks.test(question) || calculates.test(question) || !where.some(({ is }) => is === '=')) return null;
  const column = wantedColumn(question, table, where);
  if (column === null) return null;
  const query: Query = { calculate: 'cell', column, where, by: null, top: null };
  const { rows } = runQuery(query, table);
  const cells = new Set<Cell>(rows.map((row) => table.rows[row]?.[column] ?? null));
  return cells.size === 1 && !cells.has(null) ? query : null;
}
