import type { LandingBrief } from '#lib/look/landing-brief.ts';
import styles from './logs.css?url';
import { OwnStyles } from './own-styles.tsx';

interface LogsBrief extends LandingBrief {
  levels: string[];
  lines: { at: string; level: string; service: string; text: string }[];
  manual: { flag: string; text: string }[];
}

export function Screen({ brief }: { brief: LogsBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="first">
        <p className="brand">
          {brief.brand} <span>sample stream</span>
        </p>
        <h1>
          {brief.h1}
          <i aria-hidden="true" />
        </h1>
        <div className="words">
          <p>{brief.lead}</p>
          <a href={brief.action.href}>$ {brief.action.label}</a>
        </div>
        <fieldset>
          <legend>--level</legend>
          {brief.levels.map((level) => (
            <label key={level}>
              <input type="radio" name="level" value={level} defaultChecked={level === 'all'} />
              {level}
            </label>
          ))}
        </fieldset>
        <ol className="stream">
          {brief.lines.map((line) => (
            <li key={line.at} className={line.level}>
              <time>{line.at}</time>
              <b>{line.level}</b>
              <span>{line.service}</span>
              <p>{line.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="manual" className="manual">
        <h2>OPTIONS</h2>
        <dl>
          {brief.manual.map((row) => (
            <div key={row.flag}>
              <dt>{row.flag}</dt>
              <dd>{row.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
