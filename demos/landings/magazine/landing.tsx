import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import styles from './landing.css?url';
import { Loaf, sheets } from './loaf.tsx';
import turnerStyles from './page-turner.css?url';
import { template, words } from './words.ts';

const [opener = '', ...rest] = words.paragraphs;

/** Marrow Lane: an agency that prints what it did. */
export function MagazineLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, turnerStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={
        <footer className="end">
          <p className="last">{words.end}</p>
          <p>{words.footer}</p>
        </footer>
      }
    >
      <section className="spread">
        <div className="page left">
          <p className="running">
            <b>{template.brand}</b>
            <span>{words.issue}</span>
          </p>
          <h1>{words.h1}</h1>
          <p className="lead">{words.lead}</p>
          <a href={words.action.href}>{words.action.label}</a>
          <Loaf />
        </div>
        <article className="page right">
          <p className="running">
            <span>{words.by}</span>
            <span>14</span>
          </p>
          <div className="columns">
            <p>
              <span className="initial">{opener.slice(0, 1)}</span>
              {opener.slice(1)}
            </p>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="quote">{words.quote}</p>
        </article>
      </section>
      <section id="turn" className="turn">
        <h2>{words.turn.heading}</h2>
        <p className="text">{words.turn.text}</p>
        {centrepiece}
        <WithoutScripts>
          These are the first two pages. With scripts switched on you can turn them and write one.
        </WithoutScripts>
      </section>
      <section id="inside" className="inside">
        <h2>{words.inside.heading}</h2>
        <ol>
          {words.inside.list.map(({ page, title, by }) => (
            <li key={page}>
              <b>{page}</b>
              <h3>{title}</h3>
              <span>{by}</span>
            </li>
          ))}
        </ol>
      </section>
      <section id="papers" className="papers">
        <div>
          <h2>{words.papers.heading}</h2>
          <p className="text">{words.papers.text}</p>
        </div>
        <ol>
          {sheets.map(({ name, shapes }, index) => (
            <li key={name}>
              <svg viewBox="0 0 600 420" aria-hidden="true">
                {shapes}
              </svg>
              <span>
                {index + 1}. {name}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section id="letters" className="letters">
        <h2>{words.letters.heading}</h2>
        <ul>
          {words.letters.list.map(({ text, by }) => (
            <li key={by}>
              <p className="said">{text}</p>
              <p className="by">{by}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="small-ads" className="ads">
        <h2>{words.ads.heading}</h2>
        <ul>
          {words.ads.list.map(({ kind, text, price }) => (
            <li key={kind}>
              <h3>{kind}</h3>
              <p>{text}</p>
              <p className="price">{price}</p>
            </li>
          ))}
        </ul>
      </section>
    </LandingGround>
  );
}
