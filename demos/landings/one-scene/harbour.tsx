const ribs = 'M12 6v32M24 6v32M36 6v32M48 6v32M60 6v32M72 6v32M84 6v32';

function Container({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="96" height="44" fill={fill} />
      <path d={ribs} stroke="oklch(0 0 0 / 0.28)" strokeWidth="3" />
    </g>
  );
}

/** A crane sets the last container on a ship at night; it happens once, in five seconds. */
export function Harbour() {
  return (
    <svg
      viewBox="0 0 1440 560"
      className="harbour"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label="A harbour at night: a crane lowers the last container onto a ship."
    >
      <circle className="moon" cx="1250" cy="150" r="46" />
      <rect className="sea" y="452" width="1440" height="108" />
      <path className="glitter" d="M1170 474h160M1196 492h108M1222 510h56" />
      <g className="ship">
        <path d="M560 406h640l-52 84H612Z" fill="oklch(0.42 0.13 30)" />
        <path d="M560 406h640l-8 14H568Z" fill="oklch(0.93 0.02 90)" />
        <path d="M1062 406V318h92v88Z" fill="oklch(0.9 0.02 200)" />
        <path d="M1076 334h64v16h-64Z" fill="oklch(0.86 0.14 85)" />
        <path d="M1094 318v-44h26v44Z" fill="var(--amber)" />
        <Container x={620} y={362} fill="oklch(0.6 0.12 165)" />
        <Container x={722} y={362} fill="oklch(0.7 0.15 38)" />
        <Container x={824} y={362} fill="oklch(0.62 0.13 250)" />
        <Container x={926} y={362} fill="oklch(0.8 0.14 85)" />
        <Container x={620} y={316} fill="oklch(0.8 0.14 85)" />
        <Container x={824} y={316} fill="oklch(0.7 0.15 38)" />
        <Container x={926} y={316} fill="oklch(0.6 0.12 165)" />
      </g>
      <g className="quay">
        <rect className="stone" x="-400" y="430" width="880" height="130" />
        <rect className="edge" x="-400" y="430" width="880" height="8" />
        <g className="crane">
          <path d="M250 430 285 190M440 430 405 190M266 320h158M285 190h120" strokeWidth="10" />
          <path d="M170 190h840M345 134 180 190M345 134l600 56M345 190v-62" strokeWidth="7" />
        </g>
        <Container x={40} y={386} fill="oklch(0.62 0.13 250)" />
        <Container x={142} y={386} fill="oklch(0.6 0.12 165)" />
      </g>
      <g className="trolley">
        <rect x="738" y="192" width="64" height="14" fill="oklch(0.9 0.03 90)" />
        <rect className="cable" x="768" y="204" width="4" height="112" fill="oklch(0.8 0.03 200)" />
        <g className="load">
          <Container x={722} y={316} fill="var(--amber)" />
        </g>
      </g>
    </svg>
  );
}
