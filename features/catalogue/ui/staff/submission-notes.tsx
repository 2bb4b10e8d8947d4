import { Moment } from '#ui/data/moment.tsx';
import type { SubmissionWorkspace } from '../../staff/pages.server.ts';
import { moveWords } from '../../submissions/words.ts';

interface SubmissionNotesProps {
  notes: SubmissionWorkspace['notes'];
  /** Who submitted it. */
  by: string;
  zone: string;
}

/** What was said about a submission and where it went, oldest first. */
export function SubmissionNotes({ notes, by, zone }: SubmissionNotesProps) {
  return (
    <ol className="-my-2.5 divide-y divide-line">
      {notes.map(({ id, side, status, text, at }) => (
        <li key={id} className="py-2.5 text-[.9375rem]">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span>
              <b className="font-[540]">{side === 'staff' ? 'The studio' : by}</b>
              <span className="text-mute"> {status ? moveWords(side, status) : 'wrote'}</span>
            </span>
            <Moment at={at} zone={zone} className="text-mute" />
          </p>
          {text ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p> : null}
        </li>
      ))}
    </ol>
  );
}
