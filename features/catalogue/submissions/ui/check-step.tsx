import { CircleAlert } from 'lucide-react';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { submissionHref } from '../address.ts';
import { type Step, stepLabels, steps } from '../fields.ts';
import type { OpenSubmission } from '../page.server.ts';
import { problemsIn } from '../rules.ts';

/** What is missing, each with the way to its step; nothing where nothing is. */
function Missing({ submission }: { submission: OpenSubmission }) {
  const open = steps.flatMap((step: Step) =>
    Object.values(problemsIn(step, submission.problems)).map((problem) => ({ step, problem })),
  );
  return (
    <div className="rounded-card border border-danger p-5">
      <h3 className="flex items-center gap-2 text-xl">
        <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" className="text-danger" />
        {open.length === 1 ? 'One thing is missing' : `${open.length} things are missing`}
      </h3>
      <ul className="mt-2">
        {open.map(({ step, problem }) => (
          <li key={problem}>
            <a
              href={submissionHref({ open: submission.id, step, did: 'checked' })}
              className="inline-flex min-h-9 items-center underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {stepLabels[step]}: {problem}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The look back before it is sent: what is missing, or the way to see it whole and the last word. */
export function CheckStep({ submission, preview }: { submission: OpenSubmission; preview: string }) {
  if (Object.keys(submission.problems).length > 0) return <Missing submission={submission} />;
  return (
    <>
      <p className="text-pretty">
        Your application is complete.{' '}
        <a href={preview} className="font-medium underline underline-offset-4">
          Preview its page
        </a>
        . Once you’ve submitted it, you can’t change it while we review it, but you can withdraw it.
      </p>
      <TextArea
        label="Message to the reviewer"
        name="text"
        rows={2}
        maxLength={4000}
        hint="For example what has changed, or what to try first."
      />
      <Checkbox
        label="I have the right to publish this text and these pictures"
        name="mine"
        value="yes"
        required
      />
    </>
  );
}
