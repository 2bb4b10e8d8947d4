import { type Cargo, room, sizes } from './cargo.ts';

const fills = [
  'oklch(0.78 0.15 60)',
  'oklch(0.6 0.12 165)',
  'oklch(0.62 0.13 250)',
  'oklch(0.7 0.15 38)',
  'oklch(0.8 0.14 85)',
];

/** The ship with what is aboard: a container is as long as the places it takes. */
export function ShipDrawing({ load }: { load: readonly Cargo[] }) {
  let taken = 0;
  const boxes = load.map((one) => {
    const from = taken;
    taken += sizes[one.size];
    return { one, from };
  });
  return (
    <svg
      viewBox="0 0 620 170"
      className="ship-drawing"
      role="img"
      aria-label={`The ship, ${taken} of ${room} places taken.`}
    >
      {boxes.map(({ one, from }) => {
        const long = sizes[one.size] * 66 - 4;
        return (
          <g key={one.key} transform={`translate(${62 + from * 66} 40)`}>
            <rect width={long} height="44" fill={fills[one.key % fills.length]} />
            <path
              d={Array.from({ length: Math.floor(long / 12) - 1 }, (_, rib) => `M${12 + rib * 12} 6v32`).join(
                '',
              )}
              stroke="oklch(0 0 0 / 0.28)"
              strokeWidth="3"
            />
          </g>
        );
      })}
      <path d="M500 84V20h66v64Z" fill="oklch(0.9 0.02 200)" />
      <path d="M510 32h46v12h-46Z" fill="oklch(0.86 0.14 85)" />
      <path d="M10 84h600l-46 66H56Z" fill="oklch(0.42 0.13 30)" />
      <path d="M10 84h600l-7 11H17Z" fill="oklch(0.93 0.02 90)" />
      <path
        className="waves"
        d="M0 156q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0"
      />
    </svg>
  );
}
