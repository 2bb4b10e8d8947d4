import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';

interface DecisionFormProps {
  /** What is missing in it by now, if the rules have changed since it was sent. */
  problems: readonly string[];
  /** Whether the catalogue shows an earlier text. */
  live: boolean;
  refused: Refusal | null;
}

/** Yes, not yet, or no; with a reason for all but the first. */
export function DecisionForm({ problems, live, refused }: DecisionFormProps) {
  return (
    <Form method="post" className="grid gap-5" noValidate>
      <input type="hidden" name="intent" value="decide" />
      {problems.length > 0 ? (
        <Alert tone="warning" heading="It can’t be published like this">
          {problems.join(' ')}
        </Alert>
      ) : null}
      <TextArea
        label="Message to the author"
        name="comment"
        rows={3}
        maxLength={4000}
        hint="Required if you ask for changes or reject it."
        defaultValue={refused?.typed.comment}
        error={refused?.fields.comment}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="publish" variant="ink" size="small">
          {live ? 'Publish the change' : 'Publish'}
        </Button>
        <Button type="submit" name="decision" value="changes" variant="ghost" size="small">
          Ask for changes
        </Button>
        <Button type="submit" name="decision" value="reject" variant="ghost" tone="danger" size="small">
          Reject
        </Button>
      </div>
    </Form>
  );
}

/** A word in between, which decides nothing. */
export function CommentForm({ by, refused }: { by: string; refused: Refusal | null }) {
  return (
    <Form method="post" className="mt-6 grid gap-4" noValidate={refused !== null}>
      <input type="hidden" name="intent" value="comment" />
      <TextArea
        label={`Message to ${by}`}
        name="text"
        required
        rows={2}
        maxLength={4000}
        defaultValue={refused?.typed.text}
        error={refused?.fields.text}
      />
      <Button type="submit" variant="ghost" size="small" className="justify-self-start">
        Send message
      </Button>
    </Form>
  );
}
