import { Check, CircleAlert } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { checkHtml } from '#engines/accessible-html/check.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import type { HtmlExercise } from '../../lesson.ts';
import { BenchHelp } from './bench-help.tsx';
import { CodeEditor } from './code-editor.tsx';
import { useTyped } from './use-typed.ts';

const keys = [
  '<',
  '>',
  '/',
  '="',
  '"',
  '<h2>',
  '</h2>',
  '<label for="">',
  '</label>',
  ' alt=""',
  '<button>',
  '</button>',
];

interface HtmlBenchProps {
  exercise: HtmlExercise;
  isSolved: boolean;
  onTry: (isRight: boolean) => void;
  /** Goes on to the next exercise; null after the last. */
  onNext: (() => void) | null;
}

/** In front of the learner’s page: it fetches nothing, neither pictures nor styles from elsewhere. */
const policy =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'"><style>body{font:16px/1.5 sans-serif;margin:16px}</style>';

/** An exercise in fixing a page, which is shown without scripts and checked at every keystroke. */
export function HtmlBench({ exercise, isSolved, onTry, onNext }: HtmlBenchProps) {
  const { typed, type, startAgain } = useTyped(exercise.id, exercise.starter);
  const shown = useDeferredValue(typed);
  const checked = useMemo(() => checkHtml(shown, exercise), [shown, exercise]);
  const open = checked.filter(({ isMet }) => !isMet).length;
  const isRight = open === 0;
  const solved = useRef(isSolved);
  const tell = useRef(onTry);
  useEffect(() => {
    tell.current = onTry;
  });
  useEffect(() => {
    if (!isRight || solved.current) return;
    solved.current = true;
    tell.current(true);
  }, [isRight]);
  return (
    <>
      <CodeEditor
        label="Your page in HTML"
        value={typed}
        onValueChange={type}
        onRun={() => undefined}
        keys={keys}
        rows={9}
      />
      <AlertPlace className="border-t border-line px-5 py-4">
        {isRight ? (
          <Alert
            tone="done"
            heading="Everything is right."
            actions={
              onNext ? (
                <Button size="small" variant="ink" onClick={onNext}>
                  Next exercise
                </Button>
              ) : undefined
            }
          />
        ) : (
          <p className="font-medium">
            {open === 1 ? 'One thing left to fix.' : `${open} things left to fix.`}
          </p>
        )}
      </AlertPlace>
      <ul className="border-t border-line px-5 py-2 text-[.9375rem]">
        {checked.map(({ said, isMet, faults }) => (
          <li key={said} className="flex gap-3 border-b border-line py-2.5 last:border-0">
            {isMet ? (
              <Check size={20} strokeWidth={1.5} aria-label="Done" className="mt-px shrink-0 text-done" />
            ) : (
              <CircleAlert
                size={20}
                strokeWidth={1.5}
                aria-label="Open"
                className="mt-px shrink-0 text-warning"
              />
            )}
            <div className="min-w-0">
              <p className={isMet ? 'text-mute' : 'font-medium'}>{said}</p>
              {faults.slice(0, 4).map((fault) => (
                <p key={fault.said + String(fault.line)} className="mt-1">
                  <span className="font-mono text-[.8125rem] text-mute">line {fault.line}</span> {fault.said}
                </p>
              ))}
              {faults.length > 4 ? <p className="mt-1 text-mute">And {faults.length - 4} more.</p> : null}
            </div>
          </li>
        ))}
      </ul>
      <figure className="border-t border-line">
        <figcaption className="px-5 pt-3 text-[.875rem] text-mute">Preview</figcaption>
        <iframe
          title="Preview of your page"
          sandbox=""
          srcDoc={policy + shown}
          className="m-3 mt-2 block h-56 w-[calc(100%-1.5rem)] rounded-xl border border-line bg-white"
        />
      </figure>
      <BenchHelp exercise={exercise} onStartAgain={startAgain} />
    </>
  );
}
