import type { TableQuery } from './table-query.ts';

/** An action on all matching rows, shown or not, is possible up to this many rows. */
export const mostOfFilter = 2000;

/** What a filter offers. */
export interface FilterOption {
  value: string;
  label: string;
}

/** One filter of a list, as the page draws it. `days` has two names in the address, `<name>-from` and `<name>-to`. */
export type TableFilter =
  | { name: string; label: string; kind: 'choice'; options: readonly FilterOption[] }
  | { name: string; label: string; kind: 'days' }
  | { name: string; label: string; kind: 'exact' };

/** One column of a list, as the page draws its heading. */
export interface TableHead<Name extends string = string> {
  name: Name;
  label: string;
  sortable: boolean;
  /** Shown unless the address says otherwise. */
  usual: boolean;
}

/** A saved view of a list; views without an id belong to the list itself. */
export interface TableView {
  id: string | null;
  name: string;
  /** As the address says it, without the page. */
  query: string;
  shared: boolean;
  own: boolean;
}

/** One page of a staff list with all that is needed to draw it and to ask for another. */
export interface TablePage<Row, Name extends string = string> {
  /** The list's name, under which its file and its views are found. */
  list: string;
  columns: readonly TableHead<Name>[];
  filters: readonly TableFilter[];
  views: readonly TableView[];
  query: TableQuery;
  /** The current order, even if the address names none. */
  sort: string;
  rows: readonly Row[];
  count: number;
  /** There are more than `count`: counting all of them would take longer than showing them. */
  countIsCapped: boolean;
  page: number;
  pages: number;
  pageSize: number;
}
