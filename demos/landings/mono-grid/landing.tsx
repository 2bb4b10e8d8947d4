import type { ReactNode } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import estimatorStyles from './estimator.css?url';
import styles from './landing.css?url';
import { template, words } from './words.ts';

const { rows } = words.ledger;
const written = rows.reduce((sum, row) => sum + row.written, 0);
const deleted = rows.reduce((sum, row) => sum + row.deleted, 0);

/** Null & Sons: one mono face on a visible grid. */
export function MonoGridLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, estimatorStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} action={words.action} />}
      footer={
        <footer className="end">
          <p className="eof">{words.end}</p>
          <p className="cell">{words.footer}</p>
        </footer>
      }
    >
      <section className="grid-sheet">
        <h1 className="cell">{words.h1}</h1>
        <p className="cell lead">{words.lead}</p>
        {words.rules.map(({ mark, text }) => (
          <p key={mark} className="cell rule">
            <b>{mark}</b>
            <span>{text}</span>
          </p>
        ))}
        <span className="cell empty" aria-hidden="true" />
      </section>
      <section id="estimate" className="estimate">
        <h2 className="cell">{words.estimate.heading}</h2>
        <p className="cell lead">{words.estimate.text}</p>
        {centrepiece}
        <WithoutScripts>
          This is a sample plan. With scripts switched on you can put in your own numbers.
        </WithoutScripts>
      </section>
      <section id="ledger" className="ledger">
        <h2 className="cell">{words.ledger.heading}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Written</th>
              <th scope="col">Deleted</th>
              <th scope="col">Left over</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.job}>
                <th scope="row">{row.job}</th>
                <td>+{grouped(row.written)}</td>
                <td>−{grouped(row.deleted)}</td>
                <td>
                  {row.written > row.deleted
                    ? `+${row.written - row.deleted}`
                    : `−${grouped(row.deleted - row.written)}`}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Sum</th>
              <td>+{grouped(written)}</td>
              <td>−{grouped(deleted)}</td>
              <td>−{grouped(deleted - written)}</td>
            </tr>
          </tfoot>
        </table>
        <p className="cell note">{words.ledger.note}</p>
      </section>
      <section id="sheet" className="sheet">
        <div className="cell">
          <h2>{words.sheet.heading}</h2>
          <p>{words.sheet.text}</p>
        </div>
        <ul className="map">
          {words.sheet.cells.map((name) => (
            <li key={name} data-old={name === 'the old one' || undefined}>
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section id="terms" className="terms">
        <h2 className="cell">{words.terms.heading}</h2>
        <dl>
          {words.terms.list.map(({ term, text }) => (
            <div key={term} className="cell">
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="sons" className="sons">
        <h2 className="cell">{words.sons.heading}</h2>
        {words.sons.list.map(({ name, text }) => (
          <p key={name} className="cell son">
            <b>{name}</b> <span>{text}</span>
          </p>
        ))}
      </section>
    </LandingGround>
  );
}
