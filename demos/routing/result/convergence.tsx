import { line } from 'd3-shape';
import { euro } from '../words/amounts.ts';

interface ConvergenceProps {
  /** Seconds and euro of each better plan, in the order they were found. */
  curve: readonly (readonly [seconds: number, cost: number])[];
  /** How long is looked for, in seconds. */
  seconds: number;
}

const width = 260;
const height = 64;

/** How the cost fell while it was looked for: a step for each better plan. */
export function Convergence({ curve, seconds }: ConvergenceProps) {
  const costs = curve.map(([, cost]) => cost);
  const [most, least] = [Math.max(...costs), Math.min(...costs)];
  const last = curve.at(-1);
  const x = (at: number) => (Math.min(at, seconds) / seconds) * width;
  const y = (cost: number) => 6 + (1 - (cost - least) / Math.max(most - least, 1e-9)) * (height - 14);
  const steps = curve.flatMap(([at, cost], index): [number, number][] => {
    const before = curve[index - 1];
    return before
      ? [
          [x(at), y(before[1])],
          [x(at), y(cost)],
        ]
      : [[x(at), y(cost)]];
  });
  const first = curve[0];
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full"
        role="img"
        aria-label={
          last && first ? `The cost fell from ${euro(first[1])} to ${euro(last[1])}` : 'No plan yet'
        }
      >
        <line x1="0" x2={width} y1={height - 1} y2={height - 1} stroke="var(--line)" />
        <path
          d={line()(steps) ?? ''}
          fill="none"
          stroke="var(--series-1)"
          strokeWidth="2.25"
          strokeLinejoin="round"
        />
        {last ? <circle cx={x(last[0])} cy={y(last[1])} r="3.5" fill="var(--series-1)" /> : null}
      </svg>
      <figcaption className="mono-label mt-1 flex justify-between text-mute">
        <span>{first ? euro(first[1]) : ''}</span>
        <span className="text-ink">{last ? euro(last[1]) : ''}</span>
      </figcaption>
    </figure>
  );
}
