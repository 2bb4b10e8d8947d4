import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { DataTable } from '#ui/data/table/data-table.tsx';
import { type Enquiry, enquiries, stages } from './enquiries.ts';

const columns: DataColumn<Enquiry>[] = [
  { id: 'name', heading: 'Name', value: (row) => row.name },
  { id: 'about', heading: 'About', value: (row) => row.about, onPhone: 'note' },
  {
    id: 'stage',
    heading: 'Stage',
    value: (row) => row.stage,
    cell: (row) => <Badge tone={stages[row.stage]}>{row.stage}</Badge>,
    onPhone: 'state',
  },
  { id: 'since', heading: 'Since', value: (row) => row.since, kind: 'date', onPhone: 'figure' },
];

export default function SortAndChoose() {
  const [rows, setRows] = useState(enquiries);
  const close = (chosen: readonly Enquiry[]) =>
    setRows(rows.map((row) => (chosen.includes(row) ? { ...row, stage: 'Closed' } : row)));
  return (
    <DataTable
      caption="Enquiries, sample data"
      noun={['enquiry', 'enquiries']}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      selectable
      selectionActions={(chosen) => (
        <Button variant="ink" size="small" onClick={() => close(chosen)}>
          Close {chosen.length}
        </Button>
      )}
    />
  );
}
