import { field, type Puzzle, type Spot } from '../day-puzzle.ts';
import type { Play } from '../play.ts';

interface PuzzleMapProps {
  puzzle: Puzzle;
  play: Play;
  /** The rounds that are drawn: the player's, or the planner's to compare. */
  rounds: readonly (readonly Spot[])[];
  /** Whether the last round is still being made, and so does not come home yet. */
  isOpen: boolean;
  /** Nothing can be clicked while the planner's plan is shown. */
  isShown: boolean;
  onStop: (id: string) => void;
  onDepot: () => void;
}

const vanColours = ['var(--series-1)', 'var(--series-2)'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A line every ten kilometres. */
const steps = (length: number) =>
  Array.from({ length: Math.ceil(length / 10) - 1 }, (_, index) => (index + 1) * 10);
const grid = [
  ...steps(field.width).map((x) => `M${x} 0V${field.height}`),
  ...steps(field.height).map((y) => `M0 ${y}H${field.width}`),
].join('');

const placeOf = ({ x, y }: Spot) => ({
  left: `${(x / field.width) * 100}%`,
  top: `${(y / field.height) * 100}%`,
});

const lineOf = (depot: Spot, round: readonly Spot[], comesHome: boolean) =>
  `M${[depot, ...round, ...(comesHome ? [depot] : [])].map(({ x, y }) => `${x} ${y}`).join('L')}`;

const spot = 'absolute grid size-11 -translate-1/2 place-items-center rounded-full outline-offset-0';

/** The field with its stops: each is a button, joined by the rounds. */
export function PuzzleMap({ puzzle, play, rounds, isOpen, isShown, onStop, onDepot }: PuzzleMapProps) {
  const { depot, stops } = puzzle;
  const whereIs = (id: string) => {
    const van = play.findIndex((round) => round.includes(id));
    return { van, place: van < 0 ? -1 : (play[van] ?? []).indexOf(id) };
  };
  return (
    <div className="relative w-full bg-sunk" style={{ aspectRatio: `${field.width}/${field.height}` }}>
      <svg
        viewBox={`0 0 ${field.width} ${field.height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <path d={grid} fill="none" stroke="var(--line)" strokeWidth="0.15" />
        {rounds.map((round, index) => (
          <path
            key={vanColours[index]}
            d={lineOf(depot, round, !(isOpen && index === rounds.length - 1))}
            fill="none"
            stroke={vanColours[index]}
            strokeWidth="0.7"
            strokeLinejoin="round"
            strokeDasharray={isShown ? '2 1.4' : undefined}
          />
        ))}
      </svg>
      {stops.map((stop) => {
        const { van, place } = whereIs(stop.id);
        return (
          <button
            key={stop.id}
            type="button"
            disabled={isShown}
            aria-pressed={van >= 0}
            aria-label={
              van < 0 ? `Stop ${stop.id}` : `Stop ${stop.id}, ${ordinals[place]} stop of van ${van + 1}`
            }
            onClick={() => onStop(stop.id)}
            style={placeOf(stop)}
            className={`group ${spot}`}
          >
            <span
              className={`grid size-8 place-items-center rounded-full bg-raised text-[.8125rem] font-semibold tabular-nums transition-transform duration-[120ms] group-hover:scale-110 motion-reduce:transform-none ${van < 0 ? 'border-2 border-outline' : 'border-4'}`}
              style={van < 0 ? undefined : { borderColor: vanColours[van] }}
            >
              {stop.id}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        disabled={isShown}
        aria-label="The depot: send the next van out"
        onClick={onDepot}
        style={placeOf(depot)}
        className={`group ${spot}`}
      >
        <span className="absolute top-9 rounded-md bg-sunk px-1 text-xs font-medium">Depot</span>
        <span className="size-6 rounded-lg border-2 border-raised bg-ink transition-transform duration-[120ms] group-hover:scale-110 motion-reduce:transform-none" />
      </button>
    </div>
  );
}
