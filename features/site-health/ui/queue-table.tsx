import { Moment } from '#ui/data/moment.tsx';
import { Table } from '#ui/data/table/table.tsx';
import type { SiteHealth } from '../queries.server.ts';

interface QueueTableProps {
  queues: SiteHealth['queues'];
  zone: string;
}

/** The queues that have anything in them. */
export function QueueTable({ queues, zone }: QueueTableProps) {
  if (queues.length === 0) return <p className="text-mute">No jobs yet.</p>;
  return (
    <Table
      caption="Queues"
      captionHidden
      density="dense"
      rows={queues}
      rowId={({ name }) => name}
      columns={[
        { id: 'name', heading: 'Queue', value: ({ name }) => name },
        {
          id: 'waiting',
          heading: 'Waiting',
          value: ({ waiting, retrying }) => waiting + retrying,
          kind: 'number',
        },
        { id: 'active', heading: 'Running', value: ({ active }) => active, kind: 'number' },
        { id: 'failed', heading: 'Failed', value: ({ failed }) => failed, kind: 'number' },
        { id: 'done', heading: 'Done', value: ({ done }) => done, kind: 'number', onPhone: 'figure' },
        {
          id: 'oldest',
          heading: 'Oldest',
          value: ({ oldest }) => oldest ?? '',
          cell: ({ oldest }) =>
            oldest ? <Moment at={oldest} zone={zone} /> : <span className="text-mute">–</span>,
          onPhone: 'note',
        },
      ]}
    />
  );
}
