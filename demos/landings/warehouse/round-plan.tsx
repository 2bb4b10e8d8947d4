import { cornersOf, roundOf } from './round.ts';
import { aisles, baysOf } from './stock.ts';

const across = (along: number) => 20 + along * 17;
const down = (aisle: number) => 40 + aisle * 62;

/** The aisles from above, and a round through them in the sequence of its stops. */
export function RoundPlan({ stops, name }: { stops: readonly string[]; name: string }) {
  const path = cornersOf(stops)
    .map(({ along, aisle }, index) => `${index === 0 ? 'M' : 'L'}${across(along)} ${down(aisle)}`)
    .join('');
  return (
    <figure className="round-plan">
      <svg
        viewBox="0 0 400 260"
        role="img"
        aria-label={`${name}: ${stops.join(', ')}, ${roundOf(stops)} metres.`}
      >
        {aisles.map((aisle, row) =>
          baysOf(aisle).map((bay, place) => (
            <rect
              key={bay}
              className="bay"
              data-stop={stops.includes(bay) || undefined}
              x={across((place + 1) * 3) - 23}
              y={down(row) + 10}
              width="46"
              height="30"
            />
          )),
        )}
        <path className="walk" d={path} pathLength="1" />
        {stops.map((stop, index) => {
          const x = across(Number(stop.slice(1)) * 3);
          const y = down(aisles.findIndex((aisle) => stop.startsWith(aisle)));
          return (
            <g key={stop}>
              <circle className="stop" cx={x} cy={y} r="13" />
              <text x={x} y={y} dy=".36em" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {name}
        <b>{roundOf(stops)} m</b>
      </figcaption>
    </figure>
  );
}
