import { data } from 'react-router';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { submissionWorkspace } from '#features/catalogue/staff/pages.server.ts';
import { commentAsStaff, decide } from '#features/catalogue/submissions/commands/decide.server.ts';
import { commentSchema, decisionSchema } from '#features/catalogue/submissions/schema.ts';
import { SubmissionDetail } from '#features/catalogue/ui/staff/submission-detail.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-submission';

export const loader = staffLoader('applications', async (staff, { params }) => {
  const submission = await submissionWorkspace(params.id ?? '', staff.userId);
  if (!submission) throw data(null, { status: 404 });
  return { submission, zone: staff.zone };
});

const said = {
  publish: 'The application is in the catalogue. Its sender sees that in their account',
  changes: 'You’ve asked for changes. The sender sees that in their account',
  reject: 'The application is rejected. Its sender sees why in their account',
} as const;

// Whoever gets as far as an action may write here, which is what the commands call staff.
export const action = staffAction('applications', {
  decide: async ({ userId }, fields, { params }) => {
    const decision = parseFields(decisionSchema, fields);
    await decide(params.id ?? '', decision, { userId, staff: true });
    return { said: said[decision.decision] };
  },
  comment: async ({ userId }, fields, { params }) => {
    const { text } = parseFields(commentSchema, fields);
    await commentAsStaff(params.id ?? '', text, { userId, staff: true });
    return { said: 'Saved. The sender sees it in their account' };
  },
});

export default function AdminSubmission({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('decide', 'comment');
  const submission = loaderData.page?.submission;
  // A refusal without a field, such as of what was decided meanwhile, stands above the page.
  const own = refused && Object.keys(refused.fields).length > 0 ? [refused.intent] : [];
  return (
    <AdminPage
      section="applications"
      title={submission?.name ?? 'Submission'}
      loaded={loaderData}
      ownRefusals={own}
      action={
        submission?.status === 'in-review' ? (
          <ButtonLink href="#decide" variant="ink" size="small">
            Decide
          </ButtonLink>
        ) : null
      }
    >
      {(page, { writes }) => <SubmissionDetail {...page} writes={writes} refused={refused} />}
    </AdminPage>
  );
}
