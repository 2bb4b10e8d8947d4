import { Moment } from '#ui/data/moment.tsx';
import { Table } from '#ui/data/table/table.tsx';
import { fixedWords, retentionWords } from '../staff/labels.ts';
import type { RetentionPage } from '../staff/retention.server.ts';

interface RetentionLogProps {
  retention: RetentionPage;
  zone: string;
}

type Job = RetentionPage['jobs'][number];
const about = ({ name, keeps }: Job): string =>
  keeps.map((key) => retentionWords[key].label).join(', ') || (fixedWords[name] ?? name);

/** When each job that forgets last ran, and how much went. */
export function RetentionLog({ retention, zone }: RetentionLogProps) {
  return (
    <Table
      caption="Jobs that erase data"
      captionHidden
      density="dense"
      rows={retention.jobs}
      rowId={({ name }) => name}
      columns={[
        { id: 'about', heading: 'Erases', value: about },
        {
          id: 'last',
          heading: 'Last ran',
          value: ({ lastAt }) => lastAt ?? '',
          cell: ({ lastAt }) =>
            lastAt ? <Moment at={lastAt} zone={zone} /> : <span className="text-mute">Not yet</span>,
          onPhone: 'note',
        },
        { id: 'runs', heading: 'Runs', value: ({ runs }) => runs, kind: 'number' },
        {
          id: 'removed',
          heading: 'Removed',
          value: ({ removed }) => removed,
          kind: 'number',
          onPhone: 'figure',
        },
      ]}
    />
  );
}
