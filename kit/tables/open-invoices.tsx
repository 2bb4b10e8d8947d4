import { Badge } from '#ui/data/badge.tsx';
import { SampleTag } from '#ui/data/sample-tag.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { Table } from '#ui/data/table/table.tsx';

const invoices = [
  { number: 'S-2026-031', what: 'Route planning, second half', due: '2026-11-28', euros: 9600, late: false },
  { number: 'S-2026-029', what: 'One week of a designer', due: '2026-11-20', euros: 4200, late: false },
  { number: 'S-2026-024', what: 'Driver sheets', due: '2026-10-31', euros: 1850, late: true },
];

const euros = (sum: number) => `${sum.toLocaleString('en-GB')} €`;

const columns: DataColumn<(typeof invoices)[number]>[] = [
  { id: 'number', heading: 'Invoice', value: (row) => row.number },
  { id: 'what', heading: 'For', value: (row) => row.what, onPhone: 'note' },
  {
    id: 'standing',
    heading: 'Status',
    value: (row) => (row.late ? 'Late' : 'Open'),
    cell: (row) => (row.late ? <Badge tone="danger">Late</Badge> : <Badge tone="warning">Open</Badge>),
    onPhone: 'state',
  },
  { id: 'due', heading: 'Due', value: (row) => row.due, kind: 'date' },
  {
    id: 'sum',
    heading: 'Amount',
    value: (row) => row.euros,
    cell: (row) => euros(row.euros),
    kind: 'number',
    onPhone: 'figure',
  },
];

export default function OpenInvoices() {
  const total = invoices.reduce((sum, { euros }) => sum + euros, 0);
  return (
    <Table
      caption={
        <span className="flex flex-wrap items-center justify-between gap-2">
          Open invoices <SampleTag />
        </span>
      }
      columns={columns}
      rows={invoices}
      rowId={(row) => row.number}
      footer={{ number: 'Total', sum: euros(total) }}
    />
  );
}
