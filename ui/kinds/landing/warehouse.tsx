import type { LandingBrief } from '#lib/look/landing-brief.ts';
import { OwnStyles } from './own-styles.tsx';
import styles from './warehouse.css?url';

interface Aisle {
  name: string;
  stacks: number[];
  count: number;
  state: string;
}
interface WarehouseBrief extends LandingBrief {
  aisles: Aisle[];
}

/** From the floor's grid to the paper: thirty degrees both ways. */
const place = (x: number, y: number, z: number) =>
  [(x - y) * 43.3 + 300, (x + y) * 25 - z * 36 + 170] as const;
const points = (corners: readonly (readonly [number, number])[]) =>
  corners.map((corner) => corner.join(',')).join(' ');

function Box({ x, y, z, low }: { x: number; y: number; z: number; low: boolean }) {
  const inset = 0.08;
  const corner = (dx: number, dy: number, dz: number) =>
    place(x + (dx ? 1 - inset : inset), y + (dy ? 1 - inset : inset), z + dz * 0.94);
  const top = low ? 'oklch(0.99 0.02 90)' : 'oklch(0.9 0.07 65)';
  return (
    <g stroke="var(--ink)" strokeWidth="1.4" strokeLinejoin="round">
      <polygon
        points={points([corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(0, 1, 1)])}
        fill={low ? 'oklch(0.86 0.03 80)' : 'oklch(0.76 0.1 60)'}
      />
      <polygon
        points={points([corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, 0, 1)])}
        fill={low ? 'oklch(0.72 0.03 80)' : 'oklch(0.6 0.1 55)'}
      />
      <polygon
        points={points([corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)])}
        fill={top}
      />
    </g>
  );
}

/** The boxes of an aisle from the left and from the floor up, so that nearer ones cover those behind. */
const boxesOf = (aisle: Aisle) =>
  aisle.stacks.flatMap((height, x) => Array.from({ length: height }, (_, z) => ({ x, z })));

/** The hall as it stands: aisles from the back to the front, stacks as high as they were counted. */
function Floor({ aisles }: { aisles: Aisle[] }) {
  const corners = [place(-0.6, -0.6, 0), place(6.6, -0.6, 0), place(6.6, 7.2, 0), place(-0.6, 7.2, 0)];
  return (
    <svg
      viewBox="-60 -20 720 590"
      className="floor"
      role="img"
      aria-label="The stock floor from above: four aisles of six stacks, aisle C nearly empty."
    >
      <polygon points={points(corners)} fill="var(--ink)" transform="translate(0 14)" />
      <polygon points={points(corners)} fill="var(--sunk)" stroke="var(--ink)" strokeWidth="2" />
      {aisles.map((aisle, row) => (
        <g key={aisle.name}>
          {boxesOf(aisle).map(({ x, z }) => (
            <Box key={`${x}-${z}`} x={x} y={row * 1.85} z={z} low={aisle.count < 10} />
          ))}
          <text
            x={place(7, row * 1.85 + 0.8, 0)[0]}
            y={place(7, row * 1.85 + 0.8, 0)[1]}
            fontSize="26"
            fontWeight="700"
            textAnchor="middle"
            fill="var(--ink)"
          >
            {aisle.name}
          </text>
        </g>
      ))}
    </svg>
  );
}

export function Screen({ brief }: { brief: WarehouseBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="first">
        <b className="brand">{brief.brand}</b>
        <h1>{brief.h1}</h1>
        <div className="words">
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
        <Floor aisles={brief.aisles} />
      </section>
      <section id="floor" className="wrap">
        <ul className="aisles">
          {brief.aisles.map((aisle) => (
            <li key={aisle.name} className={aisle.count < 10 ? 'low' : ''}>
              <b>{aisle.name}</b>
              <span>
                {aisle.count} boxes, {aisle.state}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
