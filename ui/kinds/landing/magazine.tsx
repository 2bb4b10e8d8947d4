import type { LandingBrief } from '#lib/look/landing-brief.ts';
import styles from './magazine.css?url';
import { OwnStyles } from './own-styles.tsx';

interface MagazineBrief extends LandingBrief {
  issue: string;
  by: string;
  paragraphs: string[];
  quote: string;
}

/** A loaf under a low sun, cut from four papers. */
function Loaf() {
  return (
    <svg viewBox="0 0 600 420" className="loaf" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="600" height="420" fill="oklch(0.72 0.14 50)" />
      <circle cx="440" cy="150" r="96" fill="oklch(0.88 0.13 85)" />
      <path d="M0 330h600v90H0Z" fill="oklch(0.42 0.1 35)" />
      <path d="M70 336c-30-110 70-196 220-196s262 84 232 196Z" fill="oklch(0.55 0.13 48)" />
      <path d="M70 336c-8-30-6-58 6-84 60 30 380 40 446-6 8 28 8 58 0 90Z" fill="oklch(0.48 0.12 44)" />
      <path
        d="M176 186q40 34 16 92M262 158q44 40 20 106M350 158q44 40 20 102M428 188q34 32 16 78"
        fill="none"
        stroke="oklch(0.9 0.07 80)"
        strokeWidth="13"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Screen({ brief }: { brief: MagazineBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="spread">
        <div className="page left">
          <p className="running">
            <b>{brief.brand}</b>
            <span>{brief.issue}</span>
          </p>
          <h1>{brief.h1}</h1>
          <p className="lead">{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
          <Loaf />
        </div>
        <article id="page-14" className="page right">
          <p className="running">
            <span>{brief.by}</span>
            <span>14</span>
          </p>
          <div className="columns">
            <p className="first-words">{brief.paragraphs[0]}</p>
            {brief.paragraphs.slice(1).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="quote">{brief.quote}</p>
        </article>
      </section>
    </>
  );
}
