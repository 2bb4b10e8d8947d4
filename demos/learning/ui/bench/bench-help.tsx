import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import type { Exercise } from '../../lesson.ts';

interface BenchHelpProps {
  exercise: Exercise;
  onStartAgain: () => void;
}

type Shown = 'hint' | 'answer' | null;

/** A hint, an answer, and the way back to the beginning. */
export function BenchHelp({ exercise, onStartAgain }: BenchHelpProps) {
  const [shown, setShown] = useState<Shown>(null);
  const toggle = (what: Shown) => setShown(shown === what ? null : what);
  return (
    <div className="border-t border-line px-5 py-3">
      <div className="flex flex-wrap gap-2">
        {exercise.hint ? (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={shown === 'hint'}
            onClick={() => toggle('hint')}
          >
            {shown === 'hint' ? 'Hide the hint' : 'Show a hint'}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="ghost"
          aria-expanded={shown === 'answer'}
          onClick={() => toggle('answer')}
        >
          {shown === 'answer' ? 'Hide the answer' : 'Show an answer'}
        </Button>
        <Button size="small" variant="ghost" onClick={onStartAgain}>
          Start again
        </Button>
      </div>
      {shown === 'hint' ? <p className="mt-3 text-[.9375rem]">{exercise.hint}</p> : null}
      {shown === 'answer' ? (
        <pre
          tabIndex={0}
          className="mt-3 overflow-x-auto rounded-input bg-sunk p-4 font-mono text-[.875rem] leading-relaxed whitespace-pre-wrap"
        >
          {exercise.solution}
        </pre>
      ) : null}
    </div>
  );
}
