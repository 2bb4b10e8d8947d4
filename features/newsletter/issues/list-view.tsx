import { grouped } from '#lib/money/grouped.ts';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { NewsletterTabs } from '../ui/newsletter-tabs.tsx';
import type { issueList } from './list.server.ts';
import type { ShownIssue } from './schema.ts';
import { IssueStateBadge } from './ui/issue-state.tsx';

const nameOf = (issue: ShownIssue): string => issue.subject || 'Without a subject';
const figure = (issue: ShownIssue, value: number) => (issue.startedAt ? grouped(value) : '');

/** All issues of the newsletter, with what became of their emails. */
export const issueView: ViewOf<typeof issueList> = {
  list: 'newsletter-issues',
  title: 'Newsletter',
  mark: <NewsletterTabs here="Issues" />,
  primary: { label: 'Write an issue', action: 'begin' },
  noun: ['issue', 'issues'],
  nameOf: nameOf,
  empty: () => (
    <WorkspaceEmpty heading="No issues yet">
      <p>
        Write an issue in Markdown, preview it and send yourself a test. Then send it to every confirmed
        reader, now or at a time you choose. You can stop it midway.
      </p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
    subject: {
      cell: (issue) => (
        <a
          href={`/admin-panel/newsletter/${issue.id}`}
          className="inline-flex min-h-11 max-w-full items-center underline-offset-4 hover:underline"
        >
          <span className={`max-w-96 truncate ${issue.subject ? '' : 'text-mute'}`}>{nameOf(issue)}</span>
        </a>
      ),
    },
    state: { cell: (issue) => <IssueStateBadge state={issue.state} />, onPhone: 'state' },
    readers: { cell: (issue) => figure(issue, issue.readers), kind: 'number' },
    sent: { cell: (issue) => figure(issue, issue.counts.sent), kind: 'number' },
    failed: { cell: (issue) => figure(issue, issue.counts.failed), kind: 'number' },
    left: { cell: (issue) => figure(issue, issue.unsubscribed), kind: 'number' },
    changed: {
      cell: (issue) => <Moment at={issue.finishedAt ?? issue.changedAt} zone={zone} />,
      kind: 'number',
      onPhone: 'figure',
    },
  }),
};
