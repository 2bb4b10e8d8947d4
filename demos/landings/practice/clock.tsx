import { words } from './words.ts';

const { parts } = words.visit;
const whole = parts.reduce((sum, { minutes }) => sum + minutes, 0);
const beginnings = parts.map((_, index) =>
  parts.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0),
);

/** The visit as a clock of twenty minutes, each part as long as it takes. */
export function Clock() {
  return (
    <svg viewBox="-120 -120 240 240" className="clock" role="img" aria-label={`A clock of ${whole} minutes.`}>
      {parts.map(({ what, minutes }, index) => (
        <circle
          key={what}
          r="88"
          pathLength={whole}
          strokeDasharray={`${minutes - 0.16} ${whole}`}
          strokeDashoffset={-(beginnings[index] ?? 0)}
          transform="rotate(-90)"
        />
      ))}
      <text y="8">{whole} min</text>
    </svg>
  );
}
