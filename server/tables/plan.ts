import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CsvValue } from '#lib/files/csv.ts';
import type { TableHead, TablePage } from '#lib/lists/table-page.ts';
import type { Db } from '../db/transaction.ts';
import type { Done } from '../forms/done.ts';
import type { Fields } from '../forms/fields.ts';
import type { Filter, ListReader } from './filter.ts';

/** One column: its heading, what a file says for a row, and by what the database orders it. */
export interface Column<Row> {
  label: string;
  value: (row: Row) => CsvValue;
  /** Without it the list cannot be sorted by this column. An index on (it, id) keeps long lists as quick as short ones. */
  sort?: AnyPgColumn | SQL;
  /** Shown only when it is asked for; the file has it anyway. */
  extra?: true;
}

/** A list that staff work with. */
export interface TablePlan<Row extends { id: string }, Name extends string> {
  /** In addresses and saved views: never changed. */
  name: string;
  /** The section of the panel it belongs to: people who may view the section may view the list. */
  section: string;
  /** What is searched, filtered and ordered: a table, or tables joined in SQL. */
  from: PgTable | SQL;
  id: AnyPgColumn;
  /** Which rows belong to the list at all, for the person who views it. */
  where?: (reader: ListReader) => SQL | undefined;
  /**
   * The rows of one page by their ids, in any order, with whatever else the page shows of them. With its
   * parameters' types written out, so that the columns know their row.
   */
  rows: (db: Db, ids: string[]) => PromiseLike<Row[]>;
  columns: Readonly<Record<Name, Column<Row>>>;
  /** Where the words of a search may stand: each word in one of them. Long lists want a trigram index on each. */
  search?: readonly (AnyPgColumn | SQL)[];
  filters?: Readonly<Record<string, Filter>>;
  /** The order to begin with: a column's name, with a minus before it for the other way round. */
  defaultSort: NoInfer<Name | `-${Name}`>;
  /** Ways to look at it that everybody has, by their names; what the address would say. */
  views?: Readonly<Record<string, string>>;
  pageSize?: number;
}

/** Something that staff can do with rows of a list, or with the list. */
export type ListAction = (asked: {
  /** The rows that were ticked, or all that fit if that was ticked. */
  ids: () => Promise<string[]>;
  reader: ListReader;
  /** Who does it, as events name them. */
  actor: string;
}) => Promise<Done>;

/** A list with all that its page needs from the server. How it looks is in a view beside it (`ui/kinds/list-view.ts`). */
export interface ListPlan<
  Row extends { id: string },
  Name extends string,
  Facts extends object,
  Action extends string,
> extends TablePlan<Row, Name> {
  /** What its page shows beside the rows. */
  facts?: (reader: ListReader) => Promise<Facts>;
  /** What can be done, by the name that forms send. */
  actions?: Readonly<Record<Action, ListAction>>;
}

/** What every list can be asked for, whatever its rows are. */
export interface Asking {
  /** What the address means, as a file. */
  file: (params: URLSearchParams, reader: ListReader) => ReadableStream<Uint8Array>;
  /** What the address means, as a page. */
  open: (
    params: URLSearchParams,
    reader: ListReader,
  ) => Promise<{ table: TablePage<{ id: string }>; facts: object }>;
  /** The rows that a form is about. */
  meant: (fields: Fields, reader: ListReader, url: URL) => Promise<string[]>;
}

/** A list by its name, for code that knows nothing about its rows. */
export interface AnyTable extends Asking {
  name: string;
  section: string;
  columns: Readonly<Record<string, { label: string }>>;
  actions?: Readonly<Record<string, ListAction>>;
}

/** Whatever the rows and columns of a list are, for code that does not look at them. */
export type Filtered = Pick<TablePlan<{ id: string }, string>, 'filters'>;

/** The names of the filters in the address. */
export const filterNamesOf = ({ filters = {} }: Filtered): string[] =>
  Object.entries(filters).flatMap(([name, { kind }]) =>
    kind === 'days' ? [`${name}-from`, `${name}-to`] : [name],
  );

/** The headings of a list. */
export const headsOf = <Row extends { id: string }, Name extends string>({
  columns,
}: Pick<TablePlan<Row, Name>, 'columns'>): TableHead<Name>[] =>
  (Object.keys(columns) as Name[]).map((name) => ({
    name,
    label: columns[name].label,
    sortable: columns[name].sort !== undefined,
    usual: !columns[name].extra,
  }));
