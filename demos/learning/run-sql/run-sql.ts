import type { Database, SqlJsStatic } from 'sql.js';
import { compareRows, type Verdict } from '#engines/sql-answers/compare.ts';
import type { Cell, Rows } from '#engines/sql-answers/rows.ts';
import { anotherQuarter, databaseScript } from '../courses/sql/database/script.ts';
import type { SqlExercise } from '../lesson.ts';

/** What the page asks to be run. */
export interface SqlJob {
  typed: string;
  exercise: Pick<SqlExercise, 'solution' | 'look' | 'ordered'>;
}

/** What came of it. */
export interface SqlAnswer {
  /** What the learner's statements returned; null where they returned nothing. */
  given: Rows | null;
  verdict: Verdict;
  /** Whether rows were left off because there were too many to show. */
  cut: boolean;
}

/** More rows than anybody reads, and few enough that none of them freezes the page. */
const mostRows = 2000;

const cellOf = (value: number | string | Uint8Array | null): Cell =>
  value instanceof Uint8Array ? `${value.length} bytes` : value;

/** Runs all statements of a text and gives the rows of the last that returned some. */
function rowsOf(database: Database, text: string): { rows: Rows | null; cut: boolean } {
  let found: { rows: Rows; cut: boolean } | null = null;
  for (const statement of database.iterateStatements(text)) {
    const rows: Cell[][] = [];
    let cut = false;
    while (statement.step()) {
      if (rows.length === mostRows) {
        cut = true;
        break;
      }
      rows.push(statement.get().map(cellOf));
    }
    const columns = statement.getColumnNames();
    if (columns.length > 0) found = { rows: { columns, rows }, cut };
  }
  return found ?? { rows: null, cut: false };
}

/** The finished books by runtime and quarter: writing them row by row takes longer than any query. */
const finished = new WeakMap<SqlJsStatic, Map<string, Uint8Array>>();

function booksOf(sql: SqlJsStatic, change: string): Uint8Array {
  const books = finished.get(sql) ?? new Map<string, Uint8Array>();
  finished.set(sql, books);
  const known = books.get(change);
  if (known) return known;
  const database = new sql.Database();
  database.run(`begin; ${databaseScript} ${change} commit;`);
  const bytes = database.export();
  database.close();
  books.set(change, bytes);
  return bytes;
}

/** Runs something on a fresh copy of the office's books. */
function onFresh<Result>(sql: SqlJsStatic, change: string, work: (database: Database) => Result): Result {
  const database = new sql.Database(booksOf(sql, change));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** What a text returns, or what a look shows after it. */
const resultOf = (sql: SqlJsStatic, change: string, text: string, look: string) =>
  onFresh(sql, change, (database) => {
    const first = rowsOf(database, text);
    return look ? rowsOf(database, look) : first;
  });

const nothing: Rows = { columns: [], rows: [] };

/** SQLite's message in words that say where to look. */
function said(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, near] = /near "(.+)": syntax error/.exec(message) ?? [];
  if (near)
    return `The database can’t read this. It stumbled at “${near}”. Check that place and what comes just before it.`;
  if (/incomplete input/.test(message))
    return 'The statement ends too early. Is a bracket or a quote still open?';
  const [, column] = /no such column: (.+)/.exec(message) ?? [];
  if (column)
    return `There is no column “${column}”. Compare with the list of tables; text needs single quotes.`;
  const [, table] = /no such table: (.+)/.exec(message) ?? [];
  if (table) return `There is no table “${table}”. The tables are places, people, items and claims.`;
  const [, ambiguous] = /ambiguous column name: (.+)/.exec(message) ?? [];
  if (ambiguous)
    return `Two tables have a column “${ambiguous}”. Put the table before it, like items.${ambiguous}.`;
  return `The database says: ${message}.`;
}

/** Runs what a learner typed and compares it with the right answer, for this quarter and for another one. */
export function markSql(sql: SqlJsStatic, { typed, exercise }: SqlJob): SqlAnswer {
  const { solution, look, ordered } = exercise;
  if (typed.trim() === '') throw new Error('There is nothing to run yet. Write your query first.');
  const run = (change: string, text: string) => resultOf(sql, change, text, look);
  let given: ReturnType<typeof run>;
  try {
    given = run('', typed);
  } catch (error) {
    throw new Error(said(error));
  }
  const expected = run('', solution).rows ?? nothing;
  if (!given.rows) {
    const differences = ['Your statements return no rows. Begin with select.'];
    return { given: null, cut: false, verdict: { right: false, differences, extra: [], missing: [] } };
  }
  const verdict = compareRows(expected, given.rows, { ordered });
  if (!verdict.right) return { given: given.rows, cut: given.cut, verdict };
  return {
    given: given.rows,
    cut: given.cut,
    verdict: elsewhere(run, { typed, solution, ordered }) ?? verdict,
  };
}

/** What differs in another quarter, for an answer that is right in this one. */
function elsewhere(
  run: (change: string, text: string) => { rows: Rows | null },
  { typed, solution, ordered }: { typed: string; solution: string; ordered: boolean },
): Verdict | null {
  const wanted = run(anotherQuarter, solution).rows ?? nothing;
  let there: Rows;
  try {
    there = run(anotherQuarter, typed).rows ?? nothing;
  } catch {
    there = nothing;
  }
  const verdict = compareRows(wanted, there, { ordered });
  if (verdict.right) return null;
  const differences = [
    'These rows are right, but your query would give wrong results for other data. Does it contain values that only fit these rows?',
  ];
  return { right: false, differences, extra: [], missing: [] };
}
