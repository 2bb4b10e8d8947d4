import type { ReactNode } from 'react';
import type { BulkAction } from './workspace-table/bulk-bar.tsx';
import type { WorkspaceCell } from './workspace-table.tsx';

/** What every list of the panel is drawn with. */
export interface ListFacts {
  /** The zone by whose clock times are told. */
  zone: string;
  /** Whether whoever looks may change something. */
  writes: boolean;
}

/**
 * How a list of the panel looks and what it offers. What takes a row or facts is written as a method, so that
 * TypeScript lets views of different rows stand in one list; `ViewOf` checks each against its own plan.
 */
export interface ListView<Row extends { id: string }, Name extends string, Facts, Action extends string> {
  /** The name of the list on the server. */
  list: string;
  /** The heading of its page. */
  title: string;
  /** Beside the heading, such as tabs. */
  mark?: ReactNode;
  /** The one button beside the heading: it leads somewhere or sends an action. */
  primary?: { label: string } & ({ href: string } | { action: Action });
  /** Where else one can go from here: in the menu and in ⌘K. */
  more?: readonly { id: string; label: string; href: string }[];
  /** Between the heading and the list. */
  above?(facts: Facts): ReactNode;
  /** What a row is called, one and many. */
  noun: readonly [one: string, many: string];
  /** A row in words, for those who choose it by ear. */
  nameOf(row: Row): string;
  /** Where a row leads: a press anywhere on it opens that. */
  opens?(row: Row): string;
  /** One for each column; the first names its row. */
  cells(facts: Facts): { readonly [Column in Name]: WorkspaceCell<Row> };
  /** What stands here while the list has no row at all. */
  empty(facts: Facts): ReactNode;
  /** What can be done with several rows at once, by those who may write. */
  bulk?: readonly BulkAction<Action>[];
  /** Whether that may mean every row that fits, not only those of the page. */
  allOfFilter?: boolean;
}

/** A view of which only the server knows what its rows are. */
export type AnyListView = ListView<{ id: string }, string, ListFacts, string>;

/** What a plan of the server says about its view. */
interface Planned {
  rows: (...given: never[]) => PromiseLike<readonly { id: string }[]>;
  columns: object;
  facts?: (...given: never[]) => Promise<object>;
  actions?: object;
}

/** The view that belongs to a plan: it draws each of its columns and offers only what the plan can do. */
export type ViewOf<Plan extends Planned> = ListView<
  Awaited<ReturnType<Plan['rows']>>[number],
  keyof Plan['columns'] & string,
  ListFacts & Awaited<ReturnType<NonNullable<Plan['facts']>>>,
  keyof NonNullable<Plan['actions']> & string
>;
