import { Animation } from '../animation/animation.tsx';

const stops: [number, number][] = [
  [200, 100],
  [322, 111],
  [392, 212],
  [381, 337],
  [323, 432],
  [120, 425],
  [70, 313],
  [104, 183],
];
const depot: [number, number] = [232, 461];
// As the drawing below it lies.
const settings = { preserveAspectRatio: 'xMidYMax slice' };

/**
 * A delivery round that passes eight stops and leaves through the bottom: none of them is the one asked for.
 * Pointed at, it is driven once more; the drawing stands before the player is there, and without it.
 */
export function RoundOfStops() {
  const round = [depot, ...stops.slice(5), ...stops.slice(0, 5), depot]
    .map((point) => point.join(' '))
    .join(' L ');
  return (
    <div data-round="" className="absolute inset-0" aria-hidden="true">
      <svg
        viewBox="0 0 464 572"
        aria-hidden="true"
        className="absolute inset-0 size-full"
        preserveAspectRatio="xMidYMax slice"
      >
        <g className="[[data-round]:has([data-animation=drawn])_&]:invisible">
          <path d={`M ${round}`} fill="none" stroke="var(--cobalt)" strokeWidth="8" strokeLinejoin="round" />
          <path
            d="M 232 480 V 572"
            stroke="var(--ink-light)"
            strokeWidth="6"
            strokeDasharray="0.1 17"
            strokeLinecap="round"
          />
          {stops.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="14" fill="var(--cobalt)" stroke="var(--hue)" strokeWidth="6" />
          ))}
          <rect x={depot[0] - 17} y={depot[1] - 17} width="34" height="34" rx="9" fill="var(--ink-light)" />
        </g>
        <text
          x="236"
          y="302"
          textAnchor="middle"
          fill="var(--ink-light)"
          fontFamily="var(--face-display)"
          fontWeight="600"
          fontSize="124"
          letterSpacing="-6"
        >
          404
        </text>
      </svg>
      <div className="absolute inset-0 [&_[data-part]]:hidden">
        <Animation
          animationLink="/animations/lost-round.json"
          rendererSettings={settings}
          height="100%"
          loop={false}
          autoPlay={false}
          playOnHover
          noMargin
        />
      </div>
    </div>
  );
}
