import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import styles from './landing.css?url';
import makerStyles from './maker.css?url';
import { Rooms } from './rooms.tsx';
import { Turntable } from './turntable.tsx';
import { sample, template, words } from './words.ts';

function Footer() {
  return (
    <footer className="end">
      <p className="quiet">{words.end}</p>
      <p>{words.footer}</p>
    </footer>
  );
}

/** Hush Nine: one headphone, seen from every side. */
export function HeadphonesLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, makerStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={<Footer />}
    >
      <section className="first">
        <h1>{words.h1}</h1>
        {centrepiece}
        <div className="words">
          <p>{words.lead}</p>
          <a href={words.action.href}>{words.action.label}</a>
          <WithoutScripts>
            This is an example. With scripts switched on you can turn it, choose its colours and engrave a
            name.
          </WithoutScripts>
        </div>
      </section>
      <section id="inside" className="inside">
        <h2>{words.inside.heading}</h2>
        <Turntable degrees={-38} shell={sample.shell} wool="oat" apart={1} />
        <dl>
          {words.inside.list.map(({ part, of }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{of}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Rooms />
      <section id="mend" className="mend">
        <h2>{words.mend.heading}</h2>
        <ol>
          {words.mend.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </LandingGround>
  );
}
