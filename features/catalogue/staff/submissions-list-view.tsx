import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { Standing } from '../submissions/ui/standing.tsx';
import { ApplicationTabs } from '../ui/staff/workspace-tabs.tsx';
import type { submissionsList } from './submissions-list.server.ts';

const cut = (text: string) => <span className="block max-w-56 truncate">{text}</span>;

/** What people sent to be looked at: what waits longest stands first. */
export const submissionView: ViewOf<typeof submissionsList> = {
  list: 'submissions',
  title: 'Applications',
  noun: ['submission', 'submissions'],
  nameOf: ({ name }) => name,
  above: ({ waiting }) => <ApplicationTabs here="Submitted" waiting={waiting} />,
  empty: () => (
    <WorkspaceEmpty heading="No submissions yet">
      <p>
        Anyone with an account can submit an application under “Add application”. Submissions appear here, the
        oldest first.
      </p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
    name: {
      cell: ({ id, name }) => (
        <a
          href={`/admin-panel/applications/submissions/${id}`}
          className="inline-flex min-h-11 max-w-full items-center underline-offset-4 hover:underline"
        >
          <span className="max-w-64 truncate">{name}</span>
        </a>
      ),
    },
    maker: { cell: ({ maker }) => cut(maker), onPhone: 'note' },
    category: { cell: ({ category }) => category },
    by: { cell: ({ by }) => cut(by) },
    status: { cell: ({ status, live }) => <Standing status={status} live={live} />, onPhone: 'state' },
    sent: {
      cell: ({ sentAt }) => (sentAt ? <Moment at={sentAt} zone={zone} /> : null),
      kind: 'number',
      onPhone: 'figure',
    },
    changed: { cell: ({ changedAt }) => <Moment at={changedAt} zone={zone} />, kind: 'number' },
  }),
};
