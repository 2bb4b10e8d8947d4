import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import styles from './landing.css?url';
import { LineRow } from './line-row.tsx';
import { readLine } from './log-lines.ts';
import streamStyles from './stream.css?url';
import { Trace } from './trace.tsx';
import { sampleLog, template, words } from './words.ts';

const lines = sampleLog.split('\n').map(readLine);
const errors = lines.filter(({ level }) => level === 'error');

/** tailfeather: a log stream one can paste into. */
export function LogsLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, streamStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={
        <footer className="end">
          <p className="exit">
            $ {words.end}
            <i className="cursor" aria-hidden="true" />
          </p>
          <p>{words.footer}</p>
        </footer>
      }
    >
      <section className="first">
        <h1>
          {words.h1}
          <i className="cursor" aria-hidden="true" />
        </h1>
        <div className="words">
          <p>{words.lead}</p>
          <a href={words.action.href}>$ {words.action.label}</a>
        </div>
        <fieldset className="level">
          <legend>--level</legend>
          {['all', 'warn', 'error'].map((level) => (
            <label key={level}>
              <input type="radio" name="level" value={level} defaultChecked={level === 'all'} />
              {level}
            </label>
          ))}
        </fieldset>
        <ol className="lines">
          {lines.map((line) => (
            <li key={line.at} data-level={line.level}>
              <LineRow line={line} />
            </li>
          ))}
        </ol>
      </section>
      <section id="stream" className="stream">
        <h2>{words.stream.heading}</h2>
        <p className="text">{words.stream.text}</p>
        {centrepiece}
        <WithoutScripts>
          This is a sample log. With scripts switched on you can paste and filter your own.
        </WithoutScripts>
      </section>
      <Trace lines={lines} />
      <section id="two" className="two">
        <h2>
          {errors.length}
          <span className="of">/{lines.length}</span>
        </h2>
        <div>
          <p className="text">
            {errors.length} of {lines.length} {words.two.text}
          </p>
          <ol className="proof">
            {errors.map((line) => (
              <li key={line.at}>
                <b>{line.service}</b> {line.text}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section id="manual" className="manual">
        <p className="man-head">
          <span>TAILFEATHER(1)</span> <span>User commands</span> <span>TAILFEATHER(1)</span>
        </p>
        {words.manual.map(({ title, rows }) => (
          <div key={title} className="man-part">
            <h2>{title}</h2>
            <dl>
              {rows.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
      <section id="price" className="price">
        <h2>$ {words.price.command}</h2>
        <table>
          <thead>
            <tr>
              {words.price.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.price.rows.map(([plan, room, cost]) => (
              <tr key={plan}>
                <th scope="row">{plan}</th>
                <td>{room}</td>
                <td>{cost}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note">{words.price.note}</p>
      </section>
    </LandingGround>
  );
}
