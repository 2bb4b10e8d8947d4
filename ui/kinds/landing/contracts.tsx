import type { LandingBrief } from '#lib/look/landing-brief.ts';
import styles from './contracts.css?url';
import { OwnStyles } from './own-styles.tsx';

interface ContractsBrief extends LandingBrief {
  sheet: {
    title: string;
    between: string;
    paragraphs: { number: string; text: string; read?: boolean }[];
    signed: string;
  };
  clauses: { term: string; text: string }[];
}

/** A name written by hand; the pen runs once when the page opens. */
function Signature() {
  return (
    <svg viewBox="0 0 320 90" className="signature" aria-hidden="true">
      <path
        pathLength="1"
        d="M14 60C34 20 52 6 58 16c6 12-30 54-22 58 10 4 30-44 40-42 8 2-12 30-2 32 12 2 22-30 30-30 8 2-8 28 2 28 14 0 26-52 40-58 12-4-2 30-10 48-4 10 6 10 14 0 10-12 14-20 20-18 8 2-8 22 2 24 14 2 24-28 34-26 8 2-10 24 0 26 20 2 30-18 52-22 16-2 30 4 44-2"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Screen({ brief }: { brief: ContractsBrief }) {
  const { sheet } = brief;
  return (
    <>
      <OwnStyles href={styles} />
      <section className="first">
        <b className="brand">{brief.brand}</b>
        <div className="words">
          <h1>{brief.h1}</h1>
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
        <figure className="desk" aria-label="A sample contract with a signature">
          <div className="sheet">
            <p className="title">{sheet.title}</p>
            <p className="between">{sheet.between}</p>
            {sheet.paragraphs.map((paragraph) => (
              <p key={paragraph.number} className={`clause ${paragraph.read ? 'read' : ''}`}>
                <b>{paragraph.number}</b> {paragraph.text}
              </p>
            ))}
            <div className="sign">
              <Signature />
              <p>
                {sheet.signed}, page 1 of 1 <span>Sample</span>
              </p>
            </div>
          </div>
        </figure>
      </section>
      <section id="clauses" className="clauses">
        <dl>
          {brief.clauses.map((clause) => (
            <div key={clause.term}>
              <dt>{clause.term}</dt>
              <dd>{clause.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
