import { Download } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';
import { downloadCsv } from '../../kit/export/download.ts';
import { allRows, type SeriesLine, seriesLines } from '../all-rows.ts';
import type { Analysis } from '../analyse.ts';
import type { ForecastState } from '../state.ts';

interface AllSeriesProps {
  state: ForecastState;
  results: readonly (Analysis | undefined)[];
}

const columns: DataColumn<SeriesLine>[] = [
  { id: 'name', heading: 'Series', value: ({ name }) => name },
  { id: 'next', heading: 'What comes next', value: ({ next }) => next, onPhone: 'note' },
  {
    id: 'ratio',
    heading: 'Error vs naive',
    kind: 'number',
    value: ({ ratio }) => ratio ?? 0,
    cell: ({ ratio }) => (ratio === null ? '' : `${ratio.toFixed(2)} ×`),
    onPhone: 'figure',
  },
];

/** Each series of the file with its forecast in one line, and all of them as a file. */
export function AllSeries({ state, results }: AllSeriesProps) {
  const save = () => {
    const { columns: names, rows } = allRows(state, results);
    downloadCsv('forecasts.csv', names, rows);
  };
  return (
    <>
      <Table
        caption="All series and what comes next"
        captionHidden
        columns={columns}
        rows={seriesLines(state, results)}
        rowId={({ index }) => String(index)}
        density="dense"
      />
      <Button variant="ghost" size="small" className="mt-4" onClick={save}>
        <Download size={20} strokeWidth={1.5} aria-hidden="true" />
        Download all as CSV
      </Button>
    </>
  );
}
