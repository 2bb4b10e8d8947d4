import type { TablePage } from '#lib/lists/table-page.ts';
import type { ListFacts, ListView } from './list-view.ts';
import { WorkspaceTable } from './workspace-table.tsx';

interface ListTableProps<Row extends { id: string }, Name extends string, Facts> {
  view: ListView<Row, Name, Facts, string>;
  page: TablePage<Row, Name>;
  facts: Facts;
}

/** A list of the panel as its view draws it. */
export function ListTable<Row extends { id: string }, Name extends string, Facts extends ListFacts>({
  view,
  page,
  facts,
}: ListTableProps<Row, Name, Facts>) {
  const { noun, nameOf, opens, bulk, allOfFilter } = view;
  return (
    <>
      {view.above?.(facts)}
      <WorkspaceTable
        page={page}
        noun={noun}
        nameOf={nameOf}
        opens={opens}
        cells={view.cells(facts)}
        empty={view.empty(facts)}
        bulk={facts.writes ? bulk : []}
        allOfFilter={allOfFilter}
        mayShare={facts.writes}
      />
    </>
  );
}
