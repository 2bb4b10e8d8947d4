import type { TablePage } from '#lib/table-page.ts';
import { Moment } from '#ui/data/moment.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskTable } from '#ui/kinds/desk-table.tsx';
import type { AuditLine } from '../schema.ts';

interface AuditDeskProps {
  lines: TablePage<AuditLine, 'kind' | 'who' | 'subject' | 'changes' | 'when' | 'actor'>;
  zone: string;
}

/** Everything that was done, and by whom. */
export function AuditDesk({ lines, zone }: AuditDeskProps) {
  return (
    <DeskTable
      page={lines}
      noun={['line', 'lines']}
      nameOf={(line) => `${line.kind} by ${line.who}`}
      mayShare
      empty={
        <DeskEmpty heading="Nothing was done yet">
          <p>
            Every change that staff, visitors or the site itself make is noted here, and can be changed by
            nobody.
          </p>
        </DeskEmpty>
      }
      cells={{
        kind: {
          cell: (line) => (
            <a
              href={`/admin-panel/audit/${line.id}`}
              className="inline-flex min-h-11 max-w-full items-center font-mono text-[.84375rem] underline-offset-4 hover:underline"
            >
              <span className="truncate">{line.kind}</span>
            </a>
          ),
        },
        who: { cell: (line) => <span className="block max-w-48 truncate">{line.who}</span>, onPhone: 'note' },
        subject: {
          cell: (line) => (
            <a
              href={`/admin-panel/audit?${new URLSearchParams({ subject: line.subject })}`}
              title={line.subject}
              className="block max-w-48 truncate font-mono text-[.84375rem] text-mute underline-offset-4 hover:underline"
            >
              {line.subject}
            </a>
          ),
        },
        changes: {
          cell: ({ changes: [first, ...more] }) =>
            first ? (
              <span className="block max-w-56 truncate">
                {first.field}
                {more.length > 0 ? ` and ${more.length} more` : null}
              </span>
            ) : null,
          onPhone: 'state',
        },
        when: {
          cell: (line) => <Moment at={line.happenedAt} zone={zone} />,
          kind: 'number',
          onPhone: 'figure',
        },
        actor: { cell: (line) => <span className="font-mono text-[.84375rem] text-mute">{line.actor}</span> },
      }}
    />
  );
}
