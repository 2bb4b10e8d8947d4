import type { Table } from '../documents/document.ts';
import { type Query, type QueryResult, saidQuery } from './query.ts';
import { runQuery } from './run-query.ts';
import { understandQuery } from './understand.ts';

/** What a table says to a question: the query that was run, in words too, or why there was none. */
export type TableAnswer =
  | ({ is: 'answered'; query: Query; said: string } & QueryResult)
  | { is: 'unclear'; message: string };

/** Answers a question by a query over a table, which is shown so that everybody can check it. */
export function askTable(question: string, table: Table): TableAnswer {
  const query = understandQuery(question, table);
  if ('unclear' in query) return { is: 'unclear', message: query.unclear };
  return { is: 'answered', query, said: saidQuery(query, table), ...runQuery(query, table) };
}
