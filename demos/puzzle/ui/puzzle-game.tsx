import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { puzzleOf, room } from '../day-puzzle.ts';
import { plannerPlan } from '../planner-plan.ts';
import {
  isWhole,
  lengthOf,
  nothingPlayed,
  type Play,
  playFrom,
  pressDepot,
  pressStop,
  spotsOf,
  type Turn,
} from '../play.ts';
import { PuzzleMap } from './puzzle-map.tsx';
import { PuzzleVerdict } from './puzzle-verdict.tsx';

const keyOf = (day: string) => `puzzle-${day}`;
const kilometres = (length: number) => `${Math.round(length)} km`;

const namedRounds = (play: Play) => play.map((round, index) => ({ van: `Van ${index + 1}`, round }));

function Rounds({ play }: { play: Play }) {
  return (
    <ul className="grid gap-1 text-sm">
      {namedRounds(play).map(({ van, round }) => (
        <li key={van} className="flex flex-wrap gap-x-2">
          <span className="font-medium">{van}</span>
          <span className="text-mute">
            {round.length === 0 ? 'waits at the depot' : `${round.join(', ')} (${round.length} of ${room})`}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PuzzleGameProps {
  /** The day that is drawn before any script. */
  day: string;
  /** Whether that day was asked for; without it, the page may be a day old and today's puzzle takes its place. */
  isAsked?: boolean;
}

/** Ten stops, two vans: plan them by hand, then see how the route planner does it. */
export function PuzzleGame({ day: drawn, isAsked = false }: PuzzleGameProps) {
  const [day, setDay] = useState(drawn);
  useEffect(() => {
    if (!isAsked) setDay(new Date().toISOString().slice(0, 10));
  }, [isAsked]);
  const puzzle = useMemo(() => puzzleOf(day), [day]);
  const [play, setPlay] = useState<Play>(nothingPlayed);
  const [refused, setRefused] = useState('');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    setPlay(playFrom(keptState(keyOf(day)), puzzle) ?? nothingPlayed);
  }, [day, puzzle]);

  const whole = isWhole(puzzle, play);
  const planner = useMemo(() => (whole ? plannerPlan(puzzle) : null), [whole, puzzle]);
  const length = lengthOf(puzzle, play);

  function take({ play: next, refused: words = '' }: Turn) {
    setPlay(next);
    setRefused(words);
    setShown(false);
    keepState(keyOf(day), next);
  }

  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      <PuzzleMap
        puzzle={puzzle}
        play={play}
        rounds={isShown && planner ? planner.rounds : spotsOf(puzzle, play)}
        isOpen={!whole && !isShown}
        isShown={isShown}
        onStop={(id) => take(pressStop(play, id))}
        onDepot={() => take(pressDepot(play))}
      />
      <noscript>
        <p className="border-t border-line p-5">The puzzle needs JavaScript to run.</p>
      </noscript>
      <div className="flex flex-wrap items-start justify-between gap-4 border-t border-line p-5">
        <div className="min-w-0">
          <p className="font-display text-[1.75rem] leading-none font-semibold tracking-[-.03em] tabular-nums">
            {kilometres(length)}
          </p>
          <div className="mt-3">
            <Rounds play={play} />
          </div>
          <p role="status" className="mt-2 min-h-6 text-sm text-warning">
            {refused}
          </p>
        </div>
        <Button
          variant="ghost"
          size="small"
          onClick={() => take({ play: nothingPlayed })}
          disabled={play.flat().length === 0}
        >
          <RotateCcw size={16} strokeWidth={1.5} aria-hidden="true" />
          Start over
        </Button>
      </div>
      {planner ? (
        <PuzzleVerdict
          day={day}
          length={length}
          planner={planner.length}
          isShown={isShown}
          onShow={() => setShown(!isShown)}
        />
      ) : null}
    </div>
  );
}
