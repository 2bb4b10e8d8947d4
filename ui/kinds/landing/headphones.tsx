import type { LandingBrief } from '#lib/look/landing-brief.ts';
import styles from './headphones.css?url';
import { OwnStyles } from './own-styles.tsx';

interface HeadphonesBrief extends LandingBrief {
  turns: { label: string; degrees: number }[];
  inside: { part: string; of: string }[];
}

/** One cup seen from an angle: its flat face narrows to an edge as it turns away. */
function Cup({ x, face, side, near }: { x: number; face: number; side: number; near: boolean }) {
  const rx = 16 + 58 * face;
  const depth = 36 * side;
  return (
    <g transform={`translate(${x} 300)`}>
      <ellipse cx={near ? -depth * 0.6 : depth * 0.6} rx={rx * 0.94} ry="90" fill="url(#wool)" />
      <ellipse rx={rx} ry="96" fill={near ? 'url(#shell)' : 'url(#wool)'} />
      {near ? (
        <>
          <ellipse rx={rx * 0.78} ry="75" fill="none" stroke="oklch(0.98 0 0 / 0.35)" strokeWidth="1.5" />
          <circle r={3 + 2 * face} fill="oklch(0.82 0.01 250)" />
        </>
      ) : null}
    </g>
  );
}

/** The headphone on a turntable, computed from the angle it is seen at. */
function Headphones({ degrees }: { degrees: number }) {
  const angle = (degrees * Math.PI) / 180;
  const reach = 190 * Math.cos(angle);
  const face = Math.sin(angle);
  const side = Math.cos(angle);
  const band = `M${300 - reach} 235C${300 - reach * 1.08} 20 ${300 + reach * 1.08} 20 ${300 + reach} 235`;
  return (
    <svg viewBox="0 0 600 470" className={`turn turn-${degrees}`} aria-hidden="true">
      <ellipse cx="300" cy="432" rx="250" ry="26" fill="url(#table)" />
      <ellipse cx="300" cy="426" rx="190" ry="15" fill="oklch(0.2 0.006 250 / 0.2)" filter="url(#soft)" />
      <Cup x={300 - reach} face={face} side={side} near={false} />
      <path d={band} fill="none" stroke="url(#steel)" strokeWidth={10 + 18 * face} strokeLinecap="round" />
      <path
        d={band}
        fill="none"
        stroke="oklch(0.98 0 0 / 0.5)"
        strokeWidth="1.5"
        transform="translate(-3 -3)"
      />
      <Cup x={300 + reach} face={Math.max(face, 0.12)} side={side} near />
    </svg>
  );
}

export function Screen({ brief }: { brief: HeadphonesBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <linearGradient id="shell" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="oklch(0.52 0.008 250)" />
          <stop offset=".45" stopColor="oklch(0.3 0.008 250)" />
          <stop offset="1" stopColor="oklch(0.17 0.006 250)" />
        </linearGradient>
        <linearGradient id="wool" x1="0" x2="1">
          <stop offset="0" stopColor="oklch(0.36 0.006 70)" />
          <stop offset="1" stopColor="oklch(0.5 0.008 70)" />
        </linearGradient>
        <linearGradient id="steel">
          <stop offset="0" stopColor="oklch(0.45 0.006 250)" />
          <stop offset=".5" stopColor="oklch(0.78 0.006 250)" />
          <stop offset="1" stopColor="oklch(0.3 0.006 250)" />
        </linearGradient>
        <radialGradient id="table">
          <stop offset="0" stopColor="oklch(0.95 0.003 250)" />
          <stop offset="1" stopColor="oklch(0.78 0.005 250)" />
        </radialGradient>
        <filter id="soft">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </svg>
      <section className="first">
        <b className="brand">{brief.brand}</b>
        <h1>{brief.h1}</h1>
        <div className="table">
          {brief.turns.map((turn) => (
            <Headphones key={turn.degrees} degrees={turn.degrees} />
          ))}
        </div>
        <fieldset>
          <legend>Turn it</legend>
          {brief.turns.map((turn) => (
            <label key={turn.degrees}>
              <input type="radio" name="turn" value={turn.degrees} defaultChecked={turn.degrees === 30} />
              {turn.label}
            </label>
          ))}
        </fieldset>
        <div className="words">
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
      </section>
      <section id="inside" className="wrap">
        <dl>
          {brief.inside.map((row) => (
            <div key={row.part}>
              <dt>{row.part}</dt>
              <dd>{row.of}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
