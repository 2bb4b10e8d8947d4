import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Exercise, Lesson } from '../../lesson.ts';
import type { Progress } from '../../records.ts';
import { HtmlBench } from './html-bench.tsx';
import { SqlBench } from './sql-bench.tsx';

interface ExerciseBenchProps {
  lesson: Lesson;
  progress: Progress | undefined;
  onTry: (exercise: Exercise, isRight: boolean) => void;
}

/** The exercises of a lesson, one at a time, each with its own editor. */
export function ExerciseBench({ lesson, progress, onTry }: ExerciseBenchProps) {
  const { exercises } = lesson;
  const isSolved = ({ id }: Exercise) => Boolean(progress?.exercises[id]?.solvedOn);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown =
    exercises.find(({ id }) => id === chosen) ?? exercises.find((each) => !isSolved(each)) ?? exercises[0];
  if (!shown) return null;
  const at = exercises.indexOf(shown);
  const next = exercises[at + 1];
  const bench = {
    isSolved: isSolved(shown),
    onTry: (isRight: boolean) => {
      setChosen(shown.id);
      onTry(shown, isRight);
    },
    onNext: next ? () => setChosen(next.id) : null,
  };
  return (
    <section
      aria-label="Exercises"
      className="@container overflow-hidden rounded-card border border-line bg-raised"
    >
      <div className="bg-hue px-5 pt-4 pb-5 text-on-hue">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-[.9375rem] font-medium">
            Exercise {at + 1} of {exercises.length}
          </p>
          <fieldset aria-label="Choose an exercise" className="flex gap-1">
            {exercises.map((each, place) => (
              <button
                key={each.id}
                type="button"
                aria-label={`Exercise ${place + 1}${isSolved(each) ? ', solved' : ''}`}
                aria-pressed={each === shown}
                onClick={() => setChosen(each.id)}
                className="grid size-11 place-items-center rounded-full border border-current font-mono text-[.9375rem] aria-pressed:bg-hue-action aria-pressed:text-on-hue-action"
              >
                {isSolved(each) ? <Check size={18} strokeWidth={2} aria-hidden="true" /> : place + 1}
              </button>
            ))}
          </fieldset>
        </div>
        <p className="mt-3 font-display text-[1.25rem] leading-snug font-semibold tracking-[-.02em] text-pretty">
          {shown.task}
        </p>
      </div>
      {shown.kind === 'sql' ? (
        <SqlBench key={shown.id} exercise={shown} {...bench} />
      ) : (
        <HtmlBench key={shown.id} exercise={shown} {...bench} />
      )}
    </section>
  );
}
