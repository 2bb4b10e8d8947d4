import { TriangleAlert } from 'lucide-react';

type Point = readonly [x: number, y: number] | readonly number[];
interface RoundsMapProps {
  depot: Point;
  vans: readonly { name: string; stops: readonly Point[] }[];
  leftOut: { at: Point; reason: string; remedy: string };
}

const colours = ['var(--series-1)', 'var(--series-2)', 'var(--series-3)'];
const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
const gap = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point) => Math.hypot(ax - bx, ay - by);

/** When each stop is reached, as a share of the day: half a minute a unit of distance, ten minutes a stop. */
function arrivals(depot: Point, stops: readonly Point[]): number[] {
  let minutes = 0;
  return stops.map((stop, index) => {
    minutes += gap(stops[index - 1] ?? depot, stop) * 0.2 + (index > 0 ? 10 : 0);
    return minutes / 360;
  });
}

/** A day of rounds over a plain sheet, and the same day as a line of time. */
export function RoundsMap({ depot, vans, leftOut }: RoundsMapProps) {
  const [dx = 0, dy = 0] = depot;
  const [lx = 0, ly = 0] = leftOut.at;
  return (
    <div>
      <div className="relative bg-sunk">
        <svg
          viewBox="0 0 960 540"
          role="img"
          aria-label="Three rounds from one depot; one stop is left out"
          className="block w-full"
        >
          <path d="M0 0H960V540H620C560 470 430 520 360 470S180 520 0 500Z" fill="var(--raised)" />
          <path
            d="M0 330C200 300 300 360 470 290S760 220 960 250M420 0C400 160 500 240 470 290S560 430 640 540"
            fill="none"
            stroke="var(--line)"
            strokeWidth="5"
          />
          {vans.map((van, index) => (
            <g key={van.name}>
              <path
                d={path([depot, ...van.stops])}
                fill="none"
                stroke="var(--raised)"
                strokeWidth="8"
                strokeLinejoin="round"
              />
              <path
                d={path([depot, ...van.stops])}
                fill="none"
                stroke={colours[index]}
                strokeWidth={index === 0 ? 4.5 : 3}
                strokeLinejoin="round"
              />
              {van.stops.map(([x, y]) => (
                <circle
                  key={`${x} ${y}`}
                  cx={x}
                  cy={y}
                  r={index === 0 ? 10 : 7.5}
                  fill={colours[index]}
                  stroke="var(--raised)"
                  strokeWidth="2.5"
                />
              ))}
            </g>
          ))}
          <rect
            x={dx - 12}
            y={dy - 12}
            width="24"
            height="24"
            rx="6"
            fill="var(--ink)"
            stroke="var(--raised)"
            strokeWidth="3"
          />
          <circle
            cx={lx}
            cy={ly}
            r="12"
            fill="none"
            stroke="var(--warning)"
            strokeWidth="3"
            strokeDasharray="6 5"
          />
        </svg>
        <div className="m-3 rounded-input border border-line bg-raised p-4 text-sm lg:absolute lg:bottom-3 lg:left-[38%] lg:m-0 lg:w-66">
          <p className="flex items-center gap-2 font-medium text-warning">
            <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" />1 stop left out
          </p>
          <p className="mt-1.5">{leftOut.reason}</p>
          <p className="mt-1.5 font-medium">{leftOut.remedy}</p>
        </div>
      </div>
      <ul className="border-t border-line px-5 py-2 text-sm">
        {vans.map((van, index) => (
          <li
            key={van.name}
            className="grid min-h-9 grid-cols-[8.5rem_1fr] items-center border-b border-line last:border-0"
          >
            <span className="flex items-center gap-2 font-medium">
              <span className="size-2 rounded-full" style={{ background: colours[index] }} />
              {van.name}
              <span className="font-normal text-mute">{van.stops.length} stops</span>
            </span>
            <span className="relative h-9" aria-hidden="true">
              <span
                className="absolute inset-x-0 top-[1.0625rem] h-0.5 opacity-50"
                style={{ background: colours[index] }}
              />
              {arrivals(depot, van.stops).map((share) => (
                <span
                  key={share}
                  className="absolute top-2.5 h-4 w-1.5 rounded-sm sm:w-4"
                  style={{ left: `${(share * 100).toFixed(1)}%`, background: colours[index] }}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
