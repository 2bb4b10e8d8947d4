import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import { Harbour } from './harbour.tsx';
import styles from './landing.css?url';
import boardStyles from './release-board.css?url';
import { template, words } from './words.ts';

const { ships } = words.log;
const back = ships.filter((ship) => ship.back > 0);
const slowest = Math.max(...ships.map((ship) => ship.back));

/** Umbra Yard: a harbour in which one thing happens. */
export function OneSceneLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, boardStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={
        <footer className="end">
          <p className="last">{words.end}</p>
          <i className="beam" aria-hidden="true" />
          <p className="small">{words.footer}</p>
        </footer>
      }
    >
      <section className="first">
        <div className="words">
          <h1>{words.h1}</h1>
          <div className="beside">
            <p>{words.lead}</p>
            <a href={words.action.href}>{words.action.label}</a>
          </div>
        </div>
        <Harbour />
      </section>
      <section id="board" className="board">
        <h2>{words.board.heading}</h2>
        <p className="text">{words.board.text}</p>
        {centrepiece}
        <WithoutScripts>
          This is a sample ship. With scripts switched on you can load it and let it sail.
        </WithoutScripts>
      </section>
      <section id="tide" className="tide">
        <h2>{words.tide.heading}</h2>
        <svg viewBox="0 0 1000 160" preserveAspectRatio="none" className="curve" aria-hidden="true">
          <path d="M0 130C80 130 120 110 200 104S330 120 400 96 530 60 600 62 720 84 800 44 930 10 1000 12V160H0Z" />
        </svg>
        <ol>
          {words.tide.days.map(({ day, text }) => (
            <li key={day}>
              <h3>{day}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="flags" className="flags">
        <h2>{words.flags.heading}</h2>
        <ul>
          {words.flags.list.map(({ flag, name, text }) => (
            <li key={flag}>
              <i className="flag" data-flag={flag} aria-hidden="true" />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="log" className="log">
        <h2>{words.log.heading}</h2>
        <p className="text">
          {ships.length} ships sailed, {back.length} were called back, and the slowest was home in {slowest}{' '}
          minutes. {words.log.note}
        </p>
        <ol className="ships">
          {ships.map(({ at, ship, cargo, back: minutes }) => (
            <li key={`${ship}-${at}`}>
              <time>{at}</time>
              <b>{ship}</b>
              <span>{cargo === 1 ? '1 container' : `${cargo} containers`}</span>
              <em>{minutes > 0 ? `back after ${minutes} minutes` : 'stayed out'}</em>
            </li>
          ))}
        </ol>
      </section>
      <section id="berths" className="berths">
        <h2>{words.berths.heading}</h2>
        <ul>
          {words.berths.list.map(({ name, price, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <p className="price">€{price}</p>
            </li>
          ))}
        </ul>
      </section>
    </LandingGround>
  );
}
