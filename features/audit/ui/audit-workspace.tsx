import type { TablePage } from '#lib/lists/table-page.ts';
import { Moment } from '#ui/data/moment.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { WorkspaceTable } from '#ui/kinds/workspace-table.tsx';
import type { AuditLine, SubjectNames } from '../schema.ts';
import { fieldText, kindText, thingText } from '../words.ts';

interface AuditWorkspaceProps {
  lines: TablePage<AuditLine, 'kind' | 'who' | 'subject' | 'changes' | 'when'>;
  names: SubjectNames;
  zone: string;
}

/** The audit log: what was done, and by whom. */
export function AuditWorkspace({ lines, names, zone }: AuditWorkspaceProps) {
  return (
    <WorkspaceTable
      page={lines}
      noun={['entry', 'entries']}
      nameOf={(line) => `${kindText(line.kind)} by ${line.who}`}
      opens={(line) => `/admin-panel/audit/${line.id}`}
      mayShare
      empty={
        <WorkspaceEmpty heading="No entries yet">
          <p>
            Every change made by staff, visitors or the site itself will appear here. Entries can’t be edited
            or removed.
          </p>
        </WorkspaceEmpty>
      }
      cells={{
        kind: { cell: (line) => <span className="block max-w-72 truncate">{kindText(line.kind)}</span> },
        who: { cell: (line) => <span className="block max-w-48 truncate">{line.who}</span>, onPhone: 'note' },
        subject: {
          cell: (line) => (
            <span className="block max-w-64 truncate text-mute">
              {names[line.subject]?.name ?? thingText(line.subject)}
            </span>
          ),
        },
        changes: {
          cell: ({ changes: [first, ...more] }) =>
            first ? (
              <span className="block max-w-56 truncate">
                {fieldText(first.field)}
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
      }}
    />
  );
}
