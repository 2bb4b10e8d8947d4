import { Archive } from 'lucide-react';
import type { WorkspaceRow } from '#lib/look/workspace-sample.ts';
import { Badge } from '../../data/badge.tsx';
import type { DataColumn } from '../../data/table/columns.ts';
import { Table } from '../../data/table/table.tsx';

interface WorkspaceTableProps {
  caption: string;
  columns: readonly [string, string, string, string];
  rows: readonly WorkspaceRow[];
  /** The row whose record stands beside the table. */
  open?: number;
}

const looks = {
  waiting: { tone: 'warning' },
  new: { tone: 'new' },
  done: { tone: 'done' },
  quiet: { tone: 'plain', icon: Archive },
} as const;

const columnsOf = ([
  name,
  about,
  standing,
  figure,
]: WorkspaceTableProps['columns']): DataColumn<WorkspaceRow>[] => [
  { id: 'name', heading: name, value: (row) => row.name },
  {
    id: 'about',
    heading: about,
    value: (row) => row.about,
    cell: (row) => <span className="text-mute">{row.about}</span>,
    onPhone: 'note',
  },
  {
    id: 'standing',
    heading: standing,
    value: (row) => row.standing.word,
    cell: (row) => <Badge {...looks[row.standing.tone]}>{row.standing.word}</Badge>,
    onPhone: 'state',
  },
  { id: 'figure', heading: figure, value: (row) => row.figure, kind: 'number', onPhone: 'figure' },
];

/** Name, subject, standing, figure, inside a frame that is drawn around it. */
export function WorkspaceTable({ caption, columns, rows, open }: WorkspaceTableProps) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columnsOf(columns)}
      rows={rows}
      rowId={(row) => row.name}
      current={open === undefined ? undefined : rows[open]?.name}
      className="!rounded-none !border-0"
    />
  );
}
