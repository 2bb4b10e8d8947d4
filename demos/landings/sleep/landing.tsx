import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import { Hero } from './hero.tsx';
import styles from './landing.css?url';
import { OneNight } from './one-night.tsx';
import playerStyles from './player.css?url';
import { Windows } from './windows.tsx';
import { template, words } from './words.ts';

function Footer() {
  return (
    <footer className="dawn">
      <p className="morning">{words.end}</p>
      <p>{words.footer}</p>
    </footer>
  );
}

/** Noctule: a sleep app that is quiet in time. */
export function SleepLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, playerStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={<Footer />}
    >
      <Hero />
      <section id="tonight" className="tonight">
        <h2>{words.player.heading}</h2>
        <p>{words.player.text}</p>
        {centrepiece}
        <WithoutScripts>
          This is an example. With scripts switched on, it plays, and the moon wanes as the sound fades.
        </WithoutScripts>
      </section>
      <Windows />
      <OneNight />
      <section id="down" className="down">
        <svg viewBox="0 0 520 260" className="back" aria-hidden="true">
          <path d="M0 236H520" className="table" />
          <rect x="60" y="196" width="400" height="40" rx="20" />
          <rect x="90" y="184" width="96" height="16" rx="8" />
        </svg>
        <h2>{words.down.heading}</h2>
        <ol>
          {words.down.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
    </LandingGround>
  );
}
