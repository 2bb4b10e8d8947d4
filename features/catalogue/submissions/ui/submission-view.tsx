import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { submissionHref } from '../address.ts';
import { DraftForm } from './draft-form.tsx';
import { History } from './history.tsx';
import { LiveTile } from './live-tile.tsx';
import { DeleteDraft, SubmissionState } from './submission-state.tsx';

interface SubmissionViewProps extends ComponentProps<typeof DraftForm> {
  /** What is wrong with the answer that was sent. */
  answerProblem?: string;
}

/** One submission: where it stands, its steps while it may be changed, and what was said about it. */
export function SubmissionView({ answerProblem, ...form }: SubmissionViewProps) {
  const { submission, standIn, preview } = form;
  const { draft, screens } = submission;
  return (
    <>
      <a
        href={submissionHref()}
        className="mb-3 inline-flex min-h-11 items-center gap-2 text-[.95rem] text-mute hover:text-ink"
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        All your applications
      </a>
      <div className="mb-7 empty:hidden">
        <SubmissionState submission={submission} />
      </div>
      {submission.open ? (
        <DraftForm key={submission.id} {...form} />
      ) : (
        <div className="max-w-[26rem]">
          <LiveTile
            draft={draft}
            inReview={submission.status === 'in-review'}
            screen={screens[0]}
            standIn={standIn}
            href={submission.liveAt ?? preview}
          />
        </div>
      )}
      <History submission={submission} problem={answerProblem} />
      <DeleteDraft submission={submission} />
    </>
  );
}
