import type { ReactNode } from 'react';
import { tooManyWaiting } from '../../kit/run/use-queue.ts';
import { WaitingQuestions } from '../../kit/run/waiting-questions.tsx';
import type { Quote, Turn } from '../conversation.ts';
import { askWords } from '../words.ts';
import { AskForm } from './ask-form.tsx';
import { TurnView } from './turn-view.tsx';
import type { useAsking } from './use-asking.ts';

interface QuestionsProps {
  turns: readonly Turn[];
  suggested: readonly string[];
  asking: ReturnType<typeof useAsking>;
  /** What has to be done before anything can be asked; null where it can. */
  missing: string | null;
  /** Ids of the files that can be opened. */
  files: ReadonlySet<string>;
  /** Opens a place in a file; null where files are not shown. */
  onShow: ((place: Pick<Quote, 'file' | 'part' | 'marks'>) => void) | null;
  onAsk: (question: string) => void;
  /** What stands between the field and the answers. */
  children?: ReactNode;
}

/** The field for questions, those that wait for an answer, and the answers, the newest first. */
export function Questions({
  turns,
  suggested,
  asking,
  missing,
  files,
  onShow,
  onAsk,
  children,
}: QuestionsProps) {
  const { queue, progress } = asking;
  const writing = progress?.is === 'writing' ? progress.turn : null;
  const asked = [...turns.map(({ question }) => question), ...queue.map(({ job }) => job)];
  return (
    <>
      <div className="noscript:hidden">
        <AskForm
          asked={asked}
          suggested={suggested.filter((text) => !asked.includes(text))}
          missing={missing ?? tooManyWaiting(queue)}
          onAsk={onAsk}
        />
        <WaitingQuestions
          queue={queue}
          progress={askWords(progress)}
          onRemove={asking.remove}
          onAgain={asking.again}
        />
      </div>
      {children}
      <ul aria-live="polite" aria-busy={queue.length > 0} className="mt-6 grid gap-6">
        {writing ? <TurnView turn={writing} files={files} onShow={onShow} /> : null}
        {turns.toReversed().map((turn) => (
          <TurnView key={turn.id} turn={turn} files={files} onShow={onShow} />
        ))}
      </ul>
    </>
  );
}
