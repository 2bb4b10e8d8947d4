import { X } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { type Queued, runningOf } from './use-queue.ts';

interface WaitingQuestionsProps {
  /** What was asked and has no answer yet, in the order in which it was asked. */
  queue: readonly Queued<string>[];
  /** What is being done for the question that is answered now. */
  progress: { label: string; value?: number; max?: number; said?: string };
  onRemove: (id: string) => void;
  onAgain: (id: string) => void;
}

const placeWords = (before: number): string =>
  before === 1 ? 'Waiting: it’s next' : `Waiting: ${before} questions come before it`;

/** The questions that are being answered, wait or could not be answered. Each can be taken away. */
export function WaitingQuestions({ queue, progress, onRemove, onAgain }: WaitingQuestionsProps) {
  const running = runningOf(queue);
  const unanswered = queue.filter(({ problem }) => problem === null);
  return (
    <ul aria-live="polite" aria-label="Questions without an answer yet" className="grid gap-4 not-empty:mt-5">
      {queue.map((one) => (
        <li key={one.id}>
          {one.problem === null ? (
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{one.job}</p>
                {one === running ? (
                  <Progress className="mt-1" {...progress} />
                ) : (
                  <p className="text-sm text-mute">{placeWords(unanswered.indexOf(one))}</p>
                )}
              </div>
              <IconButton
                label={`Cancel “${one.job}”`}
                icon={X}
                variant="plain"
                className="-my-2"
                onClick={() => onRemove(one.id)}
              />
            </div>
          ) : (
            <Alert
              tone="danger"
              heading={`“${one.job}” could not be answered`}
              actions={
                <Button variant="ghost" size="small" onClick={() => onAgain(one.id)}>
                  Ask again
                </Button>
              }
              onDismiss={() => onRemove(one.id)}
            >
              {one.problem}
            </Alert>
          )}
        </li>
      ))}
    </ul>
  );
}
