import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { Lesson } from '../../lesson.ts';

interface LessonEndProps {
  runId: string;
  before: Lesson | undefined;
  after: Lesson | undefined;
  isDone: boolean;
  onFinish: (isDone: boolean) => void;
}

/** The way on: finish the lesson, then the next one. */
export function LessonEnd({ runId, before, after, isDone, onFinish }: LessonEndProps) {
  return (
    <div className="mt-12 border-t-2 border-ink pt-6 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        {isDone ? (
          <Button variant="ghost" onClick={() => onFinish(false)}>
            <Check size={18} strokeWidth={2} aria-hidden="true" />
            Finished: open it again
          </Button>
        ) : (
          <Button variant={after ? 'ghost' : 'main'} onClick={() => onFinish(true)}>
            Mark as finished
          </Button>
        )}
        {after ? (
          <ButtonLink
            variant="main"
            href={hrefTo(['lesson', runId, after.id])}
            onClick={() => (isDone ? undefined : onFinish(true))}
          >
            {isDone ? 'Next' : 'Finish and continue'}: {after.title}
            <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
          </ButtonLink>
        ) : null}
      </div>
      {before ? (
        <a
          href={hrefTo(['lesson', runId, before.id])}
          className="mt-3 inline-flex min-h-11 items-center gap-2 text-mute hover:text-ink"
        >
          <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
          Back to {before.title}
        </a>
      ) : null}
    </div>
  );
}
