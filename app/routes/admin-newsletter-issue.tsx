import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { issueActions } from '#app/admin/issue-actions.server.ts';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { countReaders, shownIssue } from '#features/newsletter/issues/queries.server.ts';
import { mayDo } from '#features/newsletter/issues/rules.ts';
import { IssueEditor } from '#features/newsletter/issues/ui/issue-editor.tsx';
import { IssueReport } from '#features/newsletter/issues/ui/issue-report.tsx';
import { IssueStateBadge } from '#features/newsletter/issues/ui/issue-state.tsx';
import { localAt } from '#lib/time/zoned-moment.ts';
import { now } from '#server/clock.ts';
import { readMarkdown } from '#server/markdown/read-markdown.ts';
import { Button } from '#ui/actions/button.tsx';
import { GoneFromList } from '#ui/kinds/workspace-list.tsx';
import type { Route } from './+types/admin-newsletter-issue';

export const loader = staffLoader('newsletter', async (staff, { params }) => {
  const issue = await shownIssue(params.id ?? '');
  const { zone } = staff;
  return {
    issue,
    text: readMarkdown(issue?.body ?? ''),
    readers: await countReaders(),
    zone,
    soonest: localAt(now(), zone),
    ownAddress: staff.email ?? '',
  };
});

export const action = staffAction('newsletter', issueActions);

const formId = 'issue';
/** What is done with an issue that is no draft any more. */
const later = [
  { intent: 'unschedule', label: 'Back to draft' },
  { intent: 'stop', label: 'Stop sending' },
  { intent: 'resume', label: 'Continue sending' },
] as const;

export default function AdminNewsletterIssue({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save', 'test', 'send');
  const issue = loaderData.page?.issue;
  const next = issue && later.find(({ intent }) => mayDo(issue.state, intent));
  return (
    <AdminPage
      section="newsletter"
      title={issue?.subject || 'Newsletter issue'}
      mark={issue ? <IssueStateBadge state={issue.state} /> : null}
      loaded={loaderData}
      ownRefusals={['save', 'test', 'send']}
      actions={
        issue && mayDo(issue.state, 'delete')
          ? [{ id: 'delete', label: 'Delete issue', danger: true, fields: { intent: 'delete' } }]
          : []
      }
      action={
        issue?.state === 'draft' ? (
          <Button type="submit" form={formId} variant="ghost" size="small">
            Save draft
          </Button>
        ) : next ? (
          <form method="post">
            <Button type="submit" name="intent" value={next.intent} variant="ink" size="small">
              {next.label}
            </Button>
          </form>
        ) : null
      }
    >
      {({ issue: found, ...page }, { writes }) =>
        !found ? (
          <GoneFromList noun="issue" href="/admin-panel/newsletter" list="newsletter" />
        ) : found.state === 'draft' && writes ? (
          <IssueEditor {...page} issue={found} refused={refused} formId={formId} />
        ) : (
          <IssueReport {...page} issue={found} />
        )
      }
    </AdminPage>
  );
}
