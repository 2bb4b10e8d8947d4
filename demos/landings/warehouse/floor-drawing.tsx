import { aisles, baysOf, countOf, isLow, type Stock } from './stock.ts';

/** From the floor's grid to the paper: thirty degrees both ways. */
const place = (x: number, y: number, z: number) =>
  [(x - y) * 43.3 + 300, (x + y) * 25 - z * 36 + 170] as const;
const points = (corners: readonly (readonly [number, number])[]) =>
  corners.map((corner) => corner.map((one) => Math.round(one * 10) / 10).join(',')).join(' ');

function BoxShape({ x, y, z, look }: { x: number; y: number; z: number; look: string }) {
  const inset = 0.08;
  const corner = (dx: number, dy: number, dz: number) =>
    place(x + (dx ? 1 - inset : inset), y + (dy ? 1 - inset : inset), z + dz * 0.94);
  return (
    <g className="box" data-look={look}>
      <polygon
        className="front"
        points={points([corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(0, 1, 1)])}
      />
      <polygon
        className="side"
        points={points([corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, 0, 1)])}
      />
      <polygon
        className="top"
        points={points([corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)])}
      />
    </g>
  );
}

const deep = (row: number) => row * 1.85;

/** The hall as it stands: aisles from the back to the front, stacks as high as they were counted. */
export function FloorDrawing({ stock, picked }: { stock: Stock; picked?: string | undefined }) {
  const corners = [place(-0.6, -0.6, 0), place(6.6, -0.6, 0), place(6.6, 7.2, 0), place(-0.6, 7.2, 0)];
  const said = aisles.map((aisle) => `aisle ${aisle} ${countOf(stock, aisle)}`).join(', ');
  return (
    <svg
      viewBox="-60 -20 720 590"
      className="drawing"
      role="img"
      aria-label={`The stock floor from above, boxes per aisle: ${said}.`}
    >
      <polygon className="shadow" points={points(corners)} transform="translate(0 14)" />
      <polygon className="ground" points={points(corners)} />
      {aisles.map((aisle, row) => {
        const few = isLow(countOf(stock, aisle));
        const [x, y] = place(7.6, deep(row) + 0.8, 0);
        return (
          <g key={aisle}>
            {baysOf(aisle).flatMap((bay, along) =>
              (stock[bay] ?? []).map(({ code }, z) => (
                <BoxShape
                  key={code}
                  x={along}
                  y={deep(row)}
                  z={z}
                  look={code === picked ? 'picked' : few ? 'low' : 'plain'}
                />
              )),
            )}
            <text x={x} y={y} textAnchor="middle">
              {aisle}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
