import type { Labels } from './labels.ts';
import type { PlacedLabel } from './place-labels.ts';

/** Where the letters of a label begin, end or are centred, so that a guessed width does no harm. */
function anchored({ side, left, right, bottom }: PlacedLabel) {
  const x = side === 'right' ? left : side === 'left' ? right : (left + right) / 2;
  const textAnchor = side === 'right' ? 'start' : side === 'left' ? 'end' : 'middle';
  return { x: x.toFixed(1), y: (bottom - 4).toFixed(1), textAnchor } as const;
}

const letters = {
  fontSize: 12,
  fontFamily: 'var(--face-text)',
  stroke: 'var(--raised)',
  strokeWidth: 3,
  paintOrder: 'stroke',
} as const;

/** The names of stops, depots and towns, each where it meets nothing else. */
export function LabelLayer({ labels }: { labels: Labels }) {
  return (
    <>
      {labels.towns.map(({ town, x, y, box }) => (
        <g key={`${town.name} ${town.x}`}>
          <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={town.people > 400 ? 2.5 : 1.75} fill="var(--mute)" />
          <text {...letters} {...anchored(box)} fontStyle="italic" fill="var(--mute)" strokeOpacity=".8">
            {town.name}
          </text>
        </g>
      ))}
      {labels.stops.map(({ dot, box }) => (
        <text key={dot.id} {...letters} {...anchored(box)} fill="var(--mute)">
          {dot.name}
        </text>
      ))}
      {labels.depots.map(({ id, name, box }) => (
        <text key={id} {...letters} {...anchored(box)} fontWeight="600" fill="var(--ink)">
          {name}
        </text>
      ))}
    </>
  );
}
