import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import { HalftoneBird } from './halftone-bird.tsx';
import styles from './landing.css?url';
import pressStyles from './press.css?url';
import { template, words } from './words.ts';

/** Raw Flamingo: an agency that prints first. */
export function FlamingoLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, pressStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={
        <footer className="end">
          <p className="last">{words.end}</p>
          <p>{words.footer}</p>
        </footer>
      }
    >
      <section className="first">
        <HalftoneBird />
        <h1>{words.h1}</h1>
        <div className="words">
          <p>{words.lead}</p>
          <a href={words.action.href}>{words.action.label}</a>
        </div>
      </section>
      <section id="press" className="press">
        <div className="opening">
          <h2>{words.press.heading}</h2>
          <p>{words.press.text}</p>
        </div>
        {centrepiece}
        <WithoutScripts>
          The press needs scripts. Switch them on to print a word or a picture of your own here.
        </WithoutScripts>
      </section>
      <section id="posters" className="posters" aria-label="Posters">
        {words.posters.map((poster) => (
          <article key={poster.for} className="poster">
            <i className="screen" aria-hidden="true" />
            <h2>{poster.line}</h2>
            <p>{poster.for}</p>
          </article>
        ))}
      </section>
      <section id="dots" className="dots">
        <div>
          <h2>{words.dots.heading}</h2>
          <p className="dots-text">{words.dots.text}</p>
        </div>
        <ol>
          {words.dots.list.map(({ size, far }) => (
            <li key={size}>
              <i className="swatch" aria-hidden="true" style={{ backgroundSize: `${size}px ${size}px` }} />
              <b>{size} px</b> {far}
            </li>
          ))}
        </ol>
      </section>
      <section id="shouts" className="shouts">
        <h2>{words.shouts.heading}</h2>
        <ul>
          {words.shouts.list.map((shout) => (
            <li key={shout}>{shout}</li>
          ))}
        </ul>
      </section>
      <section id="sleeves" className="sleeves">
        <h2>{words.sleeves.heading}</h2>
        <ul>
          {words.sleeves.list.map(({ name, price, text }) => (
            <li key={name} className="sleeve">
              <i className="record" aria-hidden="true" />
              <div className="front">
                <h3>{name}</h3>
                <p>{text}</p>
                <p className="price">€{price}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </LandingGround>
  );
}
