import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { mostOfFilter, type TablePage } from '#lib/lists/table-page.ts';
import { plainQuery, printTableQuery, tableHref } from '#lib/lists/table-query.ts';
import { grouped } from '#lib/money/grouped.ts';
import { ButtonLink } from '../actions/button.tsx';
import { Pagination } from '../actions/pagination.tsx';
import { Cells } from '../data/table/cells.tsx';
import { Check } from '../data/table/check.tsx';
import type { DataColumn } from '../data/table/columns.ts';
import { heights, looks } from '../data/table/looks.ts';
import { WorkspaceEmpty, WorkspaceSearch } from './workspace-list.tsx';
import { type AnyPage, fieldsOf } from './workspace-table/asked.ts';
import { type BulkAction, BulkBar } from './workspace-table/bulk-bar.tsx';
import { ColumnChoice, shownColumns } from './workspace-table/column-choice.tsx';
import { FilterSheet, Narrowings } from './workspace-table/filter-sheet.tsx';
import { SaveView, ViewTabs } from './workspace-table/saved-views.tsx';
import { SortHead } from './workspace-table/sort-head.tsx';
import { useChosen } from './workspace-table/use-chosen.ts';

/** How a column is drawn; the first names its row and holds the link to it. */
export interface WorkspaceCell<Row> extends Pick<DataColumn<Row>, 'kind' | 'onPhone'> {
  cell(row: Row): ReactNode;
}

interface WorkspaceTableProps<Row extends { id: string }, Name extends string> {
  /** What `openTable` gave. */
  page: TablePage<Row, Name>;
  /** What a row is called, one and many. */
  noun: readonly [one: string, many: string];
  /** One for each column. */
  cells: { readonly [Column in Name]: WorkspaceCell<Row> };
  /** A row in words, for those who choose it by ear. */
  nameOf: (row: Row) => string;
  /** What can be done with several rows at once, as actions of the page's action. */
  bulk?: readonly BulkAction[];
  /** Whether the actions may mean every row that fits, not only those of the page. */
  allOfFilter?: boolean;
  /** Where a row leads: a press anywhere on it opens that. */
  opens?: (row: Row) => string;
  /** What stands here while the list has no row at all. */
  empty: ReactNode;
  /** Whether a view may be saved for everybody: for those who may write here. */
  mayShare?: boolean;
}

/** The first cell as a link that reaches over its whole row. */
const rowLink =
  <Row,>(cell: (row: Row) => ReactNode, opens: (row: Row) => string) =>
  (row: Row) => (
    <a
      href={opens(row)}
      className="inline-flex min-h-11 max-w-full items-center underline-offset-4 outline-none after:absolute after:inset-0 group-hover/row:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
    >
      {cell(row)}
    </a>
  );

function Foot({ page, noun }: { page: AnyPage; noun: readonly [string, string] }) {
  const { pathname } = useLocation();
  const first = (page.page - 1) * page.pageSize + 1;
  const last = Math.min(page.page * page.pageSize, page.count);
  const total = `${grouped(page.count)}${page.countIsCapped ? ' or more' : ''}`;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-sm text-mute tabular-nums">
        {page.pages === 1
          ? `${total} ${page.count === 1 ? noun[0] : noun[1]}`
          : `${grouped(first)}–${grouped(last)} of ${total}`}
      </p>
      {page.pages > 1 ? (
        <Pagination
          label={noun[1]}
          page={page.page}
          pages={page.pages}
          href={(next) => tableHref(pathname, page.query, { page: next })}
          className="max-sm:w-full sm:min-w-[36rem] sm:[&>div]:justify-end"
        />
      ) : null}
    </div>
  );
}

function FileLink({ page }: { page: AnyPage }) {
  const asked = printTableQuery({ ...page.query, page: 1 });
  return (
    <a
      href={`/api/staff/tables/${page.list}/csv${asked ? `?${asked}` : ''}`}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3.5 text-[.9375rem] font-[540] hover:bg-selected"
    >
      <Download size={16} strokeWidth={1.5} aria-hidden="true" />
      CSV file
    </a>
  );
}

function NothingFound({ noun }: { noun: readonly [string, string] }) {
  const { pathname } = useLocation();
  return (
    <WorkspaceEmpty
      heading={`No matching ${noun[1]}`}
      action={
        <ButtonLink href={pathname} variant="ghost" size="small">
          Show all {noun[1]}
        </ButtonLink>
      }
    >
      <p>Results must contain every search word and match every filter.</p>
    </WorkspaceEmpty>
  );
}

/**
 * A list of the admin panel: views, search, filters, order, columns, pages and file, all in the address, so that
 * it works without scripts and can be sent to a colleague; rows can be chosen and something done with them.
 */
export function WorkspaceTable<Row extends { id: string }, Name extends string>({
  page,
  noun,
  cells,
  nameOf,
  bulk = [],
  allOfFilter = false,
  opens,
  empty,
  mayShare = false,
}: WorkspaceTableProps<Row, Name>) {
  const formId = useId();
  const { chosen, count, tickAll } = useChosen(formId);
  const { rows, query } = page;
  const columns = shownColumns(page).map(
    (name, place): DataColumn<Row> => ({
      id: name,
      heading: page.columns.find((column) => column.name === name)?.label ?? name,
      value: nameOf,
      ...cells[name],
      ...(opens && place === 0 ? { cell: rowLink(cells[name].cell, opens) } : {}),
    }),
  );
  const isPlain = printTableQuery({ ...query, cols: [], sort: '', page: 1 }) === printTableQuery(plainQuery);
  const choosable = bulk.length > 0;
  if (page.count === 0 && isPlain) return <div className={looks.frame}>{empty}</div>;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <ViewTabs page={page} all={`All ${noun[1]}`} />
        <div className="-mx-3.5 ms-auto flex flex-wrap items-center max-sm:order-last max-sm:mx-0 max-sm:hidden">
          <ColumnChoice page={page} />
          <SaveView page={page} mayShare={mayShare} />
          <FileLink page={page} />
        </div>
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <WorkspaceSearch
          label={`Find ${noun[1]}`}
          words={query.q}
          keeps={fieldsOf(query, ['q'])}
          className="min-w-40 flex-1 sm:max-w-80"
        />
        <FilterSheet page={page} />
        <Narrowings page={page} />
      </div>
      {choosable ? (
        <BulkBar
          key={printTableQuery({ ...query, page: 1 })}
          formId={formId}
          actions={bulk}
          noun={noun}
          chosen={chosen}
          all={allOfFilter && page.pages > 1 && page.count <= mostOfFilter ? page.count : null}
          onNone={() => tickAll(false)}
        />
      ) : null}
      <div className={looks.frame}>
        {rows.length === 0 ? (
          <NothingFound noun={noun} />
        ) : (
          // A name that sticks would keep its link to itself.
          <div className={looks.scroller} data-unmoved={opens ? '' : undefined}>
            <table className={looks.table}>
              <caption className="sr-only">{noun[1]}</caption>
              <SortHead
                page={page}
                columns={columns}
                onTickAll={choosable ? tickAll : null}
                allTicked={chosen === rows.length}
                someTicked={chosen > 0}
              />
              <tbody className={looks.body}>
                {rows.map((row) => (
                  <tr
                    key={row.id}
                    className={`${looks.row} ${heights.regular} ${opens ? 'relative' : ''} @min-[36rem]:whitespace-nowrap`}
                  >
                    {choosable ? (
                      <td className={`${looks.cell} ${looks.select} ${opens ? 'relative z-20' : ''}`}>
                        <Check
                          form={formId}
                          name={`ids.${row.id}`}
                          aria-label={`Choose ${nameOf(row)}`}
                          onChange={count}
                        />
                      </td>
                    ) : null}
                    <Cells columns={columns} item={row} nameClass={choosable ? 'start-13' : ''} />
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
      <Foot page={page} noun={noun} />
      <div className="-mx-3.5 mt-2 sm:hidden">
        <FileLink page={page} />
      </div>
    </>
  );
}
