import type { LandingBrief } from '#lib/look/landing-brief.ts';
import styles from './mono-grid.css?url';
import { OwnStyles } from './own-styles.tsx';

interface MonoGridBrief extends LandingBrief {
  cells: { mark: string; text: string }[];
  terms: { term: string; text: string }[];
}

export function Screen({ brief }: { brief: MonoGridBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="grid-sheet">
        <p className="cell brand">{brief.brand}</p>
        <p className="cell lead">{brief.lead}</p>
        <a className="cell go" href={brief.action.href}>
          {brief.action.label}
        </a>
        <h1 className="cell">{brief.h1}</h1>
        {brief.cells.map((cell) => (
          <p key={cell.mark} className="cell rule">
            <b>{cell.mark}</b>
            <span>{cell.text}</span>
          </p>
        ))}
        <span className="cell empty" aria-hidden="true" />
      </section>
      <section id="terms" className="terms">
        <dl>
          {brief.terms.map((row) => (
            <div key={row.term} className="cell">
              <dt>{row.term}</dt>
              <dd>{row.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
