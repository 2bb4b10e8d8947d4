import type { ReactNode } from 'react';
import type { Hue } from '#lib/look/hue.ts';
import { Button } from '#ui/actions/button.tsx';
import { DemoStrip } from '#ui/kinds/demo-parts.tsx';
import type { Attempt } from '../run/use-attempt.ts';
import { DemoFigures } from './demo-screen.tsx';

type Figures = readonly (readonly [name: string, value: string, unit: string])[];

interface ResultStripProps {
  /** What was asked for and is not there: it stands in place of the result, never beside it. */
  attempt: Attempt | null;
  /** What is done for it, in words: 'Reading example.com'. */
  doing: string;
  /** What could not be done with it, where it failed. */
  verb?: 'read' | 'forecast';
  /** What can be done then. */
  advice: string;
  /** Shows the last result again. */
  onLast: () => void;
  onAgain: () => void;
  finding: string;
  about: ReactNode;
  hue?: Hue;
  figures: Figures;
}

/** What is said where something failed. */
export const failedSaid = ({ name }: Attempt, verb = 'read'): string => `We couldn’t ${verb} ${name}`;

function FailedStrip({
  attempt,
  verb,
  advice,
  onLast,
  onAgain,
}: Pick<ResultStripProps, 'verb' | 'advice' | 'onLast' | 'onAgain'> & { attempt: Attempt }) {
  return (
    <div role="alert" className="border-b border-line bg-sunk px-5 py-6 lg:px-6">
      <h2 className="max-w-[40rem] text-[clamp(min(1.5rem,7vw),2.2vw,1.875rem)] !leading-tight tracking-[-.035em] wrap-anywhere">
        {failedSaid(attempt, verb)}
      </h2>
      <p className="mt-3 max-w-[40rem] font-medium text-danger text-pretty wrap-anywhere">
        {attempt.problem}
      </p>
      <p className="mt-2 max-w-[40rem] text-pretty">{advice}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="small" variant="ink" onClick={onAgain}>
          Try again
        </Button>
        <Button size="small" variant="ghost" onClick={onLast}>
          Show the last result
        </Button>
      </div>
    </div>
  );
}

/** The result in one sentence with its figures; while something else is worked on, what that is; or why it failed. */
export function ResultStrip({ attempt, doing, finding, about, hue, figures, ...failed }: ResultStripProps) {
  if (attempt && attempt.problem !== null) return <FailedStrip attempt={attempt} {...failed} />;
  if (attempt)
    return (
      <DemoStrip key="working" finding={doing} about={attempt.name}>
        <DemoFigures figures={figures.map(([name]) => [name, '–', ''])} />
      </DemoStrip>
    );
  return (
    <DemoStrip key="result" finding={finding} about={about} hue={hue}>
      <DemoFigures figures={figures} />
    </DemoStrip>
  );
}

interface ResultPlaceProps {
  attempt: Attempt | null;
  /** How far the work is. */
  progress: ReactNode;
  busy: boolean;
  /** The result itself. */
  children: ReactNode;
}

/** Below the strip: the result, or how far the work on another is. */
export function ResultPlace({ attempt, progress, busy, children }: ResultPlaceProps) {
  return (
    // Another place for each: what stands below the strip is exchanged with it, so nothing in it is moved.
    <div
      key={attempt ? (attempt.problem === null ? 'working' : 'failed') : 'result'}
      aria-busy={busy}
      className="min-h-[70dvh] flex-1 p-4 sm:p-6"
    >
      {attempt ? (attempt.problem === null ? progress : null) : children}
    </div>
  );
}
