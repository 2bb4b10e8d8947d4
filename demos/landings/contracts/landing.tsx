import { Fragment, type ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import styles from './landing.css?url';
import formStyles from './lease-form.css?url';
import { sampleInk, template, words } from './words.ts';

const longest = Math.max(...words.read.clauses.map(({ seconds }) => seconds));

/** Wetstamp: a contract one can sign on the page. */
export function ContractsLanding({ centrepiece }: { centrepiece: ReactNode }) {
  const { sheet } = words;
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, formStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={
        <footer className="end">
          <p className="here">{words.end}</p>
          <i className="line" aria-hidden="true" />
          <p>{words.footer}</p>
        </footer>
      }
    >
      <section className="first">
        <div className="words">
          <h1>{words.h1}</h1>
          <p className="lead">{words.lead}</p>
          <a href={words.action.href} className="go">
            {words.action.label}
          </a>
        </div>
        <figure className="ground" aria-label="A sample contract with a signature">
          <div className="sheet">
            <p className="title">{sheet.title}</p>
            <p className="between">{sheet.between}</p>
            {sheet.clauses.map((clause, index) => (
              <p key={clause} className="clause" data-read={index === 1 || undefined}>
                <b>{index + 1}</b> {clause}
              </p>
            ))}
            <svg viewBox="0 0 320 90" className="signature" aria-hidden="true">
              <path pathLength="1" d={sampleInk} />
            </svg>
            <p className="signed">
              {sheet.signed}, page 1 of 1 <span>Sample</span>
            </p>
          </div>
        </figure>
      </section>
      <section id="sign" className="sign">
        <h2>{words.sign.heading}</h2>
        <p className="lead">{words.sign.text}</p>
        {centrepiece}
        <WithoutScripts>
          This is a sample lease. With scripts switched on you can fill it in and sign it.
        </WithoutScripts>
      </section>
      <section id="read" className="read">
        <div>
          <h2>{words.read.heading}</h2>
          <p className="lead">{words.read.text}</p>
        </div>
        <ol>
          {words.read.clauses.map(({ seconds, text }) => (
            <li key={text}>
              <p>{text}</p>
              <i aria-hidden="true" style={{ width: `${(seconds / longest) * 100}%` }} />
              <span className="seconds">{seconds} seconds</span>
            </li>
          ))}
        </ol>
      </section>
      <section id="comma" className="comma">
        <h2>{words.comma.heading}</h2>
        <p className="sentence">{words.comma.before}</p>
        <p className="sentence">
          {words.comma.after.map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? <ins>,</ins> : null}
              {part}
            </Fragment>
          ))}
        </p>
        <p className="lead">{words.comma.text}</p>
      </section>
      <section id="hands" className="hands">
        <h2>{words.hands.heading}</h2>
        <ul>
          {words.hands.stamps.map(({ what, who, at }) => (
            <li key={at}>
              <b className="what">{what}</b>
              <span>{who}</span>
              <time>{at}</time>
            </li>
          ))}
        </ul>
        <p className="lead">{words.hands.text}</p>
      </section>
      <section id="contents" className="prices">
        <h2>{words.contents.heading}</h2>
        <dl>
          {words.contents.list.map(({ part, price }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      </section>
    </LandingGround>
  );
}
