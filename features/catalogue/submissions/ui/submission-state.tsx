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

/** Where a submission stands and what can be done about it, above its steps or in their place. */
export function SubmissionState({ submission }: { submission: OpenSubmission }) {
  const { id, status, liveAt, notes } = submission;
  const reason = notes.findLast(({ side }) => side === 'staff')?.text;
  // The last move was ours, and led back to a draft.
  const asked = status === 'draft' && notes.findLast((note) => note.status !== null)?.side === 'staff';
  const see = liveAt ? (
    <ButtonLink href={liveAt} variant="ghost" size="small">
      See it in the catalogue
    </ButtonLink>
  ) : null;
  if (status === 'in-review')
    return (
      <Alert
        tone="warning"
        heading="Somebody at the studio looks at it"
        actions={
          <Do submission={id} what="withdraw">
            Take it back
          </Do>
        }
      >
        You are told as soon as it is decided. Until then it cannot be changed.
      </Alert>
    );
  if (status === 'published')
    return (
      <Alert
        tone="done"
        heading="It is in the catalogue"
        actions={
          <>
            {see}
            <Do submission={id} what="reopen" variant="ink">
              Change it
            </Do>
            <Do submission={id} what="take-down" tone="danger">
              Take it out of the catalogue
            </Do>
          </>
        }
      >
        A change is looked at before it replaces what is there.
      </Alert>
    );
  if (status === 'rejected')
    return (
      <Alert
        tone="danger"
        heading="It came back with a reason"
        actions={
          <Do submission={id} what="reopen" variant="ink">
            Change it and send it again
          </Do>
        }
      >
        <span className="whitespace-pre-line">{reason}</span>
      </Alert>
    );
  if (asked)
    return (
      <Alert tone="warning" heading="We ask for a change" actions={see}>
        <span className="whitespace-pre-line">{reason}</span>
      </Alert>
    );
  return liveAt ? (
    <Alert
      heading="The catalogue shows its earlier text"
      actions={
        <>
          {see}
          <Do submission={id} what="take-down" tone="danger">
            Take it out of the catalogue
          </Do>
        </>
      }
    >
      What you change here replaces it once somebody has said yes.
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
      <p className="mt-1 mb-3 text-[.9375rem] text-mute">
        Its words, its screens and what was said about it are gone then.
      </p>
      <Do submission={submission.id} what="delete" tone="danger">
        Delete it for good
      </Do>
    </details>
  );
