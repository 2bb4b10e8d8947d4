import type { LandingBrief } from '#lib/look/landing-brief.ts';
import styles from './one-scene.css?url';
import { OwnStyles } from './own-styles.tsx';

interface OneSceneBrief extends LandingBrief {
  why: { day: string; text: string }[];
}

function Container({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="96" height="44" fill={fill} />
      <path
        d="M12 6v32M24 6v32M36 6v32M48 6v32M60 6v32M72 6v32M84 6v32"
        stroke="oklch(0 0 0 / 0.28)"
        strokeWidth="3"
      />
    </g>
  );
}

/** A crane sets the last container on a ship at night; it happens once, in five seconds. */
function Harbour() {
  return (
    <svg
      viewBox="0 0 1440 560"
      className="harbour"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label="A harbour at night: a crane lowers the last container onto a ship."
    >
      <circle cx="1180" cy="110" r="46" fill="oklch(0.93 0.05 90)" />
      <rect y="452" width="1440" height="108" fill="oklch(0.14 0.03 225)" />
      <path
        d="M1100 474h160M1126 492h108M1152 510h56"
        stroke="oklch(0.93 0.05 90 / 0.5)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g className="ship">
        <path d="M560 406h640l-52 84H612Z" fill="oklch(0.42 0.13 30)" />
        <path d="M560 406h640l-8 14H568Z" fill="oklch(0.93 0.02 90)" />
        <path d="M1062 406V318h92v88Z" fill="oklch(0.9 0.02 200)" />
        <path d="M1076 334h64v16h-64Z" fill="oklch(0.86 0.14 85)" />
        <path d="M1094 318v-44h26v44Z" fill="var(--accent)" />
        <Container x={620} y={362} fill="oklch(0.6 0.12 165)" />
        <Container x={722} y={362} fill="oklch(0.7 0.15 38)" />
        <Container x={824} y={362} fill="oklch(0.62 0.13 250)" />
        <Container x={926} y={362} fill="oklch(0.8 0.14 85)" />
        <Container x={620} y={316} fill="oklch(0.8 0.14 85)" />
        <Container x={824} y={316} fill="oklch(0.7 0.15 38)" />
        <Container x={926} y={316} fill="oklch(0.6 0.12 165)" />
      </g>
      <g className="quay">
        <rect x="-400" y="430" width="880" height="130" fill="oklch(0.26 0.04 220)" />
        <rect x="-400" y="430" width="880" height="8" fill="oklch(0.38 0.05 220)" />
        <g stroke="oklch(0.55 0.08 60)" strokeWidth="10" fill="none">
          <path d="M250 430 290 96M440 430 400 96M268 280h154M290 96h110" />
          <path d="M130 96h880M345 40 140 96M345 40l640 56M345 96V34" strokeWidth="7" />
        </g>
        <Container x={40} y={386} fill="oklch(0.62 0.13 250)" />
        <Container x={142} y={386} fill="oklch(0.6 0.12 165)" />
      </g>
      <g className="trolley">
        <rect x="738" y="98" width="64" height="14" fill="oklch(0.9 0.03 90)" />
        <rect className="cable" x="768" y="110" width="4" height="206" fill="oklch(0.8 0.03 200)" />
        <g className="load">
          <Container x={722} y={316} fill="var(--accent)" />
        </g>
      </g>
    </svg>
  );
}

export function Screen({ brief }: { brief: OneSceneBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="first">
        <div className="words">
          <b>{brief.brand}</b>
          <h1>{brief.h1}</h1>
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
        <Harbour />
      </section>
      <section id="why" className="wrap why">
        {brief.why.map((row) => (
          <div key={row.day}>
            <h2>{row.day}</h2>
            <p>{row.text}</p>
          </div>
        ))}
      </section>
    </>
  );
}
