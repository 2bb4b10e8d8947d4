import { useState } from 'react';
import { Badge } from '#ui/data/badge.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { DataTable } from '#ui/data/table/data-table.tsx';
import { type Enquiry, enquiries, stages } from './enquiries.ts';

const columns: DataColumn<Enquiry>[] = [
  {
    id: 'name',
    heading: 'Name',
    value: (row) => row.name,
    cell: (row) => <a href="/contact-us">{row.name}</a>,
  },
  { id: 'number', heading: 'Number', value: (row) => row.id, hidden: true },
  { id: 'about', heading: 'About', value: (row) => row.about, onPhone: 'note' },
  {
    id: 'stage',
    heading: 'Stage',
    value: (row) => row.stage,
    cell: (row) => <Badge tone={stages[row.stage]}>{row.stage}</Badge>,
    onPhone: 'state',
  },
  { id: 'owner', heading: 'Owner', value: (row) => row.owner, hidden: true },
  { id: 'hours', heading: 'Hours', value: (row) => row.hours, kind: 'number', onPhone: 'figure' },
  { id: 'since', heading: 'Since', value: (row) => row.since, kind: 'date' },
];

const small = 'min-h-9 rounded-full px-3 text-sm font-[540] hover:bg-selected';

export default function ChooseColumns() {
  const [taken, setTaken] = useState<string>();
  return (
    <DataTable
      caption="Enquiries with their hours, sample data"
      noun={['enquiry', 'enquiries']}
      columns={columns}
      rows={enquiries}
      rowId={(row) => row.id}
      density="dense"
      rowActions={(row) => (
        <button type="button" className={small} onClick={() => setTaken(row.id)}>
          {taken === row.id ? 'Yours' : 'Take'}
          <span className="sr-only"> {row.name}</span>
        </button>
      )}
    />
  );
}
