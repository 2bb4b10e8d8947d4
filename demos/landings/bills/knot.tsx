import { faceColours } from './face.tsx';

interface KnotProps {
  label: string;
  names: readonly string[];
  /** Who pays whom, by place; the same pair may stand there more than once. */
  arrows: readonly { from: number; to: number }[];
  caption: string;
}

const middle = 200;
const ring = 138;
const spot = (place: number, of: number) => {
  const angle = (place / of) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.round(middle + ring * Math.cos(angle)), y: Math.round(middle + ring * Math.sin(angle)) };
};

/** A bow between two people, bent further for each one that goes the same way already. */
function bow(from: number, to: number, before: number, of: number): string {
  const start = spot(from, of);
  const end = spot(to, of);
  const bend = 26 + before * 30;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const long = Math.hypot(dx, dy) || 1;
  const x = Math.round((start.x + end.x) / 2 - (dy / long) * bend);
  const y = Math.round((start.y + end.y) / 2 + (dx / long) * bend);
  return `M${start.x} ${start.y} Q${x} ${y} ${end.x} ${end.y}`;
}

/** People in a ring, with a bow for each debt between them. */
export function Knot({ label, names, arrows, caption }: KnotProps) {
  return (
    <figure className="knot">
      <svg viewBox="0 0 400 400" role="img" aria-label={label}>
        {arrows.map(({ from, to }, index) => {
          const before = arrows.slice(0, index).filter((one) => one.from === from && one.to === to).length;
          const path = bow(from, to, before, names.length);
          return <path key={path} d={path} pathLength="1" stroke={faceColours(from)[0]} />;
        })}
        {names.map((name, place) => {
          const { x, y } = spot(place, names.length);
          const [fill, ink] = faceColours(place);
          return (
            <g key={name}>
              <circle cx={x} cy={y} r="34" fill={fill} />
              <text x={x} y={y} dy=".36em" fill={ink}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {caption}
        <b>{arrows.length}</b>
      </figcaption>
    </figure>
  );
}
