import { Form } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { OpenSubmission } from '../page.server.ts';
import { moveWords } from '../words.ts';

/** What happened to a submission and what was said about it, with a way to answer. */
export function History({ submission, problem }: { submission: OpenSubmission; problem?: string }) {
  if (!submission.wasSent) return null;
  return (
    <section aria-labelledby="said" className="mt-10 max-w-[44rem]">
      <h2 id="said" className="mb-4 text-xl">
        Messages
      </h2>
      <ol className="border-t border-line">
        {submission.notes.map(({ side, status, text, at }) => (
          <li key={`${at} ${side} ${status} ${text}`} className="border-b border-line py-3">
            <p className="text-sm text-mute">
              <b className="font-semibold text-ink">{side === 'staff' ? 'The studio' : 'You'}</b>
              {status ? ` ${moveWords(side, status)}` : ''}, {at}
            </p>
            {text ? <p className="mt-1 whitespace-pre-line break-words">{text}</p> : null}
          </li>
        ))}
      </ol>
      <Form method="post" preventScrollReset className="mt-5 grid gap-3" key={submission.notes.length}>
        <input type="hidden" name="intent" value="comment" />
        <input type="hidden" name="submission" value={submission.id} />
        <TextArea label="Your reply" name="text" required rows={2} maxLength={4000} error={problem} />
        <div>
          <Button type="submit" variant="ghost" size="small">
            Send reply
          </Button>
        </div>
      </Form>
    </section>
  );
}
