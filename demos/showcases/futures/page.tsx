import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { OwnStyles } from '#ui/kinds/landing/own-styles.tsx';
import appStyles from './app.css?url';
import styles from './page.css?url';
import { words } from './words.ts';

/** Three futures: three bands from edge to edge, with the phone on the middle one. */
export function FuturesShowcase({ app }: { app: ReactNode }) {
  return (
    <div className="futures-showcase">
      <OwnStyles href={styles} />
      <OwnStyles href={appStyles} />
      <header className="wrap">
        <h1 className="display">{words.h1}</h1>
        <div>
          <p>{words.lead}</p>
          <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
          <noscript>
            <p className="without-scripts">
              The phone shows the first screen. Choosing other courses needs JavaScript.
            </p>
          </noscript>
        </div>
      </header>
      {app}
      <ol className="notes wrap">
        {words.notes.map(({ heading, text }) => (
          <li key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
