import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { OwnStyles } from '#ui/kinds/landing/own-styles.tsx';
import appStyles from './app.css?url';
import styles from './page.css?url';
import { limits, urgent } from './rules/red-flags.ts';
import screenStyles from './screens.css?url';
import sheetStyles from './sheet.css?url';
import { strengths, words } from './words.ts';

/** What brings up the emergency number, as the rules have it. */
const flags = [
  { what: 'Upper value (mmHg)', from: `${limits.upper} and above, or below ${limits.lowUpper}` },
  { what: 'Lower value (mmHg)', from: `${limits.lower} and above` },
  { what: 'Pulse (beats a minute)', from: `above ${limits.pulseMost}, or below ${limits.pulseLeast}` },
  ...Object.entries(urgent).map(([what, strength]) => ({
    what,
    from: strength === 1 ? 'always' : `“${strengths[strength - 1]}” or worse`,
  })),
  { what: 'Any other symptom', from: `when it’s “${strengths.at(-1)}”` },
];

/** AkraHealth: the patient's phone and the clinic's clipboard on one table. */
export function PatientShowcase({ app }: { app: ReactNode }) {
  return (
    <div className="patient-showcase">
      <OwnStyles href={styles} />
      <OwnStyles href={appStyles} />
      <OwnStyles href={screenStyles} />
      <OwnStyles href={sheetStyles} />
      <div className="tabletop">
        <header>
          <h1 className="display">{words.h1}</h1>
          <div>
            <p>{words.lead}</p>
            <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
          </div>
          <noscript>
            <p className="without-scripts">{words.withoutScripts}</p>
          </noscript>
        </header>
        {app}
      </div>
      <ul className="capsules wrap">
        {words.notes.map(({ heading, text }) => (
          <li key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className="flags wrap" aria-labelledby="flags">
        <div>
          <h2 id="flags" className="display">
            {words.flags.heading}
          </h2>
          <p>{words.flags.text}</p>
        </div>
        <dl>
          {flags.map(({ what, from }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{from}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
