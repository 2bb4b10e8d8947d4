import { type Letter, type Point, pathOf, pointsOf } from './stroke.ts';

interface SheetProps {
  letter: Letter;
  /** How much of the letter the teacher has drawn, 0 to 1; null shows it whole and pale. */
  part: number | null;
  drawn: readonly (readonly Point[])[];
  ink: readonly Point[];
  tip: Point | null;
}

/** The paper: guide lines, the letter as it is taught, and what the pupil drew over it. */
export function Sheet({ letter, part, drawn, ink, tip }: SheetProps) {
  const { strokes } = letter;
  const next = strokes[Math.min(drawn.length, strokes.length - 1)];
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true">
      <g className="guides">
        <path d="M30 92c190-6 380 5 580-2M30 330c200 5 390-4 580 2" />
        <path d="M30 180c210 4 370-5 580 1" strokeDasharray="9 9" />
      </g>
      <g className="taught">
        {strokes.map((stroke, index) => {
          const shown = part === null ? 1 : Math.max(0, Math.min(1, part * strokes.length - index));
          return (
            <path
              key={stroke.from.join()}
              d={pathOf(pointsOf(stroke))}
              pathLength="1"
              strokeDasharray={`${shown} 2`}
              className={part === null ? 'pale' : ''}
              strokeOpacity={shown === 0 ? 0 : undefined}
            />
          );
        })}
      </g>
      <g className="drawn">
        {part === null ? drawn.map((stroke) => <path key={stroke.join()} d={pathOf(stroke)} />) : null}
        <path d={ink.length > 1 ? pathOf(ink) : 'M0 0'} />
      </g>
      {next && part === null && drawn.length < strokes.length ? (
        <text x={next.from[0] + 24} y={next.from[1] - 34}>
          {drawn.length + 1}
        </text>
      ) : null}
      {tip ? <circle cx={tip[0]} cy={tip[1]} r="9" /> : null}
    </svg>
  );
}
