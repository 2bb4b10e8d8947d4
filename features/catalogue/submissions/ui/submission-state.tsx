import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import type { OpenSubmission } from '../page.server.ts';

interface DoProps {
  submission: string;
  what: string;
  tone?: 'plain' | 'danger';
  variant?: 'ink' | 'ghost';
  children: ReactNode;
}

function Do({ submission, what, tone = 'plain', variant = 'ghost', children }: DoProps) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={what} />
      <input type="hidden" name="submission" value={submission} />
      <Button type="submit" variant={variant} size="small" tone={tone}>
        {children}
      </Button>
    </Form>
  );
}

/** The state of a submission and what its owner can do, shown above its steps or instead of them. */
export function SubmissionState({ submission }: { submission: OpenSubmission }) {
  const { id, status, liveAt, notes } = submission;
  const reason = notes.findLast(({ side }) => side === 'staff')?.text;
  // The last step was ours: we sent it back as a draft.
  const asked = status === 'draft' && notes.findLast((note) => note.status !== null)?.side === 'staff';
  const see = liveAt ? (
    <ButtonLink href={liveAt} variant="ghost" size="small">
      Open in the catalogue
    </ButtonLink>
  ) : null;
  if (status === 'in-review')
    return (
      <Alert
        tone="warning"
        heading="Your application is in review"
        actions={
          <Do submission={id} what="withdraw">
            Withdraw application
          </Do>
        }
      >
        We’ll notify you as soon as it’s decided. You can’t change it until then.
      </Alert>
    );
  if (status === 'published')
    return (
      <Alert
        tone="done"
        heading="Your application is in the catalogue"
        actions={
          <>
            {see}
            <Do submission={id} what="reopen" variant="ink">
              Edit application
            </Do>
            <Do submission={id} what="take-down" tone="danger">
              Remove from the catalogue
            </Do>
          </>
        }
      >
        We review every change before it replaces the public version.
      </Alert>
    );
  if (status === 'rejected')
    return (
      <Alert
        tone="danger"
        heading="Your application wasn’t accepted"
        actions={
          <Do submission={id} what="reopen" variant="ink">
            Edit and resubmit
          </Do>
        }
      >
        <span className="whitespace-pre-line">{reason}</span>
      </Alert>
    );
  if (asked)
    return (
      <Alert tone="warning" heading="Please change something" actions={see}>
        <span className="whitespace-pre-line">{reason}</span>
      </Alert>
    );
  return liveAt ? (
    <Alert
      heading="The catalogue shows the earlier version"
      actions={
        <>
          {see}
          <Do submission={id} what="take-down" tone="danger">
            Remove from the catalogue
          </Do>
        </>
      }
    >
      Your changes replace it once we have approved them.
    </Alert>
  ) : null;
}

/** The button that deletes a draft, behind a fold that says what goes. */
export const DeleteDraft = ({ submission }: { submission: OpenSubmission }) =>
  submission.liveAt || submission.status === 'in-review' ? null : (
    <details className="group/fold mt-10 max-w-[44rem]">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
        Delete this application
      </summary>
      <p className="mt-1 mb-3 text-[.9375rem] text-mute">This deletes its text, screens and messages.</p>
      <Do submission={submission.id} what="delete" tone="danger">
        Delete for good
      </Do>
    </details>
  );
