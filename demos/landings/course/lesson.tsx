import { Download, Eraser, Play } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { download } from '../../kit/export/download.ts';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { type Drawn, drawnFrom, letterOf, pictureOf } from './keeping.ts';
import { letters } from './letters.ts';
import { markOf, strokeTrouble } from './mark.ts';
import { Sheet } from './sheet.tsx';
import type { Point } from './stroke.ts';
import { useLessonClock } from './use-lesson-clock.ts';
import { usePen } from './use-pen.ts';

const place = 'landing-course';

/** A lesson: watch the letter being drawn, draw it yourself, and have every stroke marked. */
export function Lesson() {
  const id = useId();
  const [name, setName] = useState('a');
  const [all, setAll] = useState<Drawn>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const letter = letterOf(name);
  const drawn = all[name] ?? [];
  const isDone = drawn.length >= letter.strokes.length;
  const { part, play, stop } = useLessonClock(letter.strokes.length * 1.8);
  const pen = usePen((stroke) => take(stroke));
  useEffect(() => setAll(drawnFrom(keptState(place))), []);

  function keep(next: Drawn) {
    setAll(next);
    keepState(place, next);
  }
  function take(stroke: readonly Point[]) {
    const found = strokeTrouble(stroke);
    setTrouble(found);
    stop();
    if (found) return;
    keep({ ...all, [name]: isDone ? [stroke] : [...drawn, stroke] });
  }
  function choose(next: string) {
    setName(next);
    setTrouble(null);
    stop();
    pen.moveTo(null);
  }
  const marks = drawn.flatMap((stroke, index) => {
    const taught = letter.strokes[index];
    return taught ? [{ ...markOf(stroke, taught), begins: taught.from.join() }] : [];
  });
  const total = marks.reduce((sum, one) => sum + one.marks, 0);
  return (
    <div className="lesson" data-centrepiece>
      <div className="tabs">
        {letters.map((one) => (
          <button
            key={one.letter}
            type="button"
            aria-pressed={one.letter === name}
            aria-label={`Lesson ${one.letter}: ${one.title}`}
            onClick={() => choose(one.letter)}
          >
            {one.letter}
          </button>
        ))}
        <p>{letter.title}</p>
      </div>
      <div
        className="pad"
        role="application"
        tabIndex={0}
        aria-label={`Sheet for the letter ${name}`}
        aria-describedby={`${id}-how ${id}-trouble`}
        {...pen.hand}
        onFocus={() => {
          const next = letter.strokes[isDone ? 0 : drawn.length];
          if (next && !pen.tip) pen.moveTo(next.from);
        }}
        onBlur={() => pen.moveTo(null)}
      >
        <Sheet letter={letter} part={part} drawn={drawn} ink={pen.ink} tip={pen.tip} />
      </div>
      <p id={`${id}-trouble`} className="trouble" role="alert">
        {trouble}
      </p>
      <ol className="marks" aria-label="Your marks" aria-live="polite">
        {marks.map(({ marks: out, words, begins }) => (
          <li key={begins}>
            <b>{out}/10</b> <span>{words}</span>
          </li>
        ))}
        <li>
          {isDone ? (
            <strong>
              Letter {name}: {total} of {letter.strokes.length * 10}
            </strong>
          ) : (
            <span>
              Stroke {drawn.length + 1} of {letter.strokes.length}: begin at the number.
            </span>
          )}
        </li>
      </ol>
      <div className="keys">
        <button type="button" onClick={play}>
          <Play size={18} aria-hidden="true" /> Play the lesson
        </button>
        <button type="button" onClick={() => keep({ ...all, [name]: [] })} disabled={drawn.length === 0}>
          <Eraser size={18} aria-hidden="true" /> Clear
        </button>
        <button
          type="button"
          onClick={() => download(`letter-${name}.svg`, pictureOf(drawn), 'image/svg+xml')}
          disabled={drawn.length === 0}
        >
          <Download size={18} aria-hidden="true" /> Save your letter
        </button>
      </div>
      <p id={`${id}-how`} className="how">
        Draw with a finger, a mouse or the arrow keys; the space bar puts the pen down and lifts it.
      </p>
    </div>
  );
}
