import { Fragment, type ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import { Boxes } from './boxes.tsx';
import styles from './landing.css?url';
import placeStyles from './place.css?url';
import waitingStyles from './waiting.css?url';
import { template, things, words } from './words.ts';

function Footer() {
  return (
    <footer className="end">
      <p className="bell">{words.end}</p>
      <a href="#list">{words.action.label}</a>
    </footer>
  );
}

/** Ladderloan: one sentence as large as the screen, and a list. */
export function WaitingListLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, waitingStyles, placeStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={<Footer />}
    >
      <section className="first">
        <h1>{words.h1}</h1>
        <p className="lead">{words.lead}</p>
        <a href={words.action.href}>{words.action.label}</a>
      </section>
      <section id="list" className="list">
        <h2>{words.list.heading}</h2>
        <p>{words.list.text}</p>
        {centrepiece}
        <WithoutScripts>
          This is an example. With scripts switched on you can put a name on the list and see its place.
        </WithoutScripts>
      </section>
      <section id="how" className="how">
        <h2 className="sr-only">How a loan goes</h2>
        <p>
          {words.how.map(([text, boxed]) => (
            <Fragment key={text + boxed}>
              {text}
              {boxed ? <b>{boxed}</b> : null}
            </Fragment>
          ))}
        </p>
      </section>
      <section id="cupboard" className="cupboard">
        <h2>{words.cupboard.heading}</h2>
        <p>{words.cupboard.text}</p>
        <dl>
          {things.map(({ thing, owned, used }) => (
            <div key={thing}>
              <dt>
                {owned} {thing}
              </dt>
              <dd>
                <Boxes all={owned} filled={used} />
                <span>{used === 0 ? 'none in use' : `${used} in use`}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="manners" className="manners">
        <h2>{words.manners.heading}</h2>
        <ul>
          {words.manners.list.map(({ rule, text }) => (
            <li key={rule}>
              <b>{rule}</b> {text}
            </li>
          ))}
        </ul>
      </section>
    </LandingGround>
  );
}
