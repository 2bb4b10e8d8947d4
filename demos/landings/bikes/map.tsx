import { type Dock, dockAt, docks, type Line, lines } from './network.ts';
import type { Ride } from './trip.ts';

interface MapProps {
  rides: readonly Ride[];
  from: string;
  to: string;
  /** A phone holds the sheet upright. */
  upright?: boolean;
}

const unit = 100;

/** The network as a sign shows it; what is ridden is thick, the rest is thin. */
export function NetworkMap({ rides, from, to, upright = false }: MapProps) {
  const at = ({ x, y }: Dock): readonly [number, number] =>
    upright ? [y * unit, x * unit] : [x * unit, y * unit];
  const way = (names: readonly string[]) => `M${names.map((name) => at(dockAt(name)).join(' ')).join('L')}`;
  const ridden = new Set(rides.flatMap((ride) => ride.docks));
  const width = upright ? 960 : 1480;
  const height = upright ? 1400 : 800;
  const isRidden = (line: Line) => rides.find((ride) => ride.line.id === line.id);
  return (
    <svg
      viewBox={upright ? `50 40 ${width} ${height}` : `40 40 ${width} ${height}`}
      className={upright ? 'map upright' : 'map'}
      aria-hidden="true"
    >
      {lines.map((line) => (
        <path key={line.id} d={way(line.docks)} className={`line line-${line.id}`} />
      ))}
      {lines.map((line) => {
        const ride = isRidden(line);
        return ride ? <path key={line.id} d={way(ride.docks)} className={`ridden line-${line.id}`} /> : null;
      })}
      {docks.map((dock) => {
        const [x, y] = at(dock);
        const isEnd = dock.name === from || dock.name === to;
        const size = isEnd ? 40 : 24;
        return (
          <g key={dock.name} className={isEnd ? 'dock end' : ridden.has(dock.name) ? 'dock on' : 'dock'}>
            <rect x={x - size / 2} y={y - size / 2} width={size} height={size} />
            <text x={x + 14} y={y + 52}>
              {dock.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
