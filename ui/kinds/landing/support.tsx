import type { LandingBrief } from '#lib/look/landing-brief.ts';
import { OwnStyles } from './own-styles.tsx';
import styles from './support.css?url';

interface SupportBrief extends LandingBrief {
  list: { who: string; what: string; when: string; open: boolean }[];
  thread: { from: string; text: string }[];
  rules: { rule: string; text: string }[];
}

export function Screen({ brief }: { brief: SupportBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="wrap first">
        <div className="words">
          <b className="brand">{brief.brand}</b>
          <h1>{brief.h1}</h1>
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
        <figure className="inbox" aria-label="The inbox with a sample conversation">
          <ul className="list">
            {brief.list.map((row) => (
              <li key={row.who} className={row.open ? 'open' : ''}>
                <i aria-hidden="true">{row.who.slice(0, 1)}</i>
                <span>
                  <b>{row.who}</b>
                  <small>{row.what}</small>
                </span>
                <time>{row.when}</time>
              </li>
            ))}
          </ul>
          <div className="thread">
            <p className="head">
              <b>{brief.list[0]?.who}</b> <span>Opened by Sol</span>
            </p>
            {brief.thread.map((bubble) => (
              <p key={bubble.text} className={`bubble ${bubble.from}`}>
                {bubble.text}
              </p>
            ))}
          </div>
        </figure>
      </section>
      <section id="rules" className="wrap rules">
        {brief.rules.map((row) => (
          <article key={row.rule}>
            <h2>{row.rule}</h2>
            <p>{row.text}</p>
          </article>
        ))}
      </section>
    </>
  );
}
