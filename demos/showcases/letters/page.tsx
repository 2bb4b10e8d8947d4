import type { CSSProperties, ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { OwnStyles } from '#ui/kinds/landing/own-styles.tsx';
import appStyles from './app.css?url';
import finderStyles from './finder.css?url';
import styles from './page.css?url';
import paperStyles from './paper.css?url';
import { summaryOf } from './reading/answer.ts';
import { overlaps } from './reading/place.ts';
import { readLetter } from './reading/read-letter.ts';
import { sampleLetters } from './samples.ts';
import { drawnDay } from './use-letters.ts';
import { words } from './words.ts';

/** The samples as the same rules read them, with the lines their answers come from. */
const read = sampleLetters(drawnDay).map(({ id, text }) => {
  const reading = readLetter(text, { today: drawnDay, monthFirst: false });
  const facts = summaryOf(reading, drawnDay).filter(({ label }) =>
    /^(?:Wants|By when|How much)$/.test(label),
  );
  const places = facts.flatMap(({ answer }) => answer.places);
  return {
    id,
    sender: reading.sender?.text ?? '',
    // Days are counted from today, which the page doesn't know before the app runs: the app alone says them.
    facts: facts.filter(({ label }) => label !== 'By when'),
    bars: reading.units.map((unit) => ({
      start: unit.start,
      length: unit.end - unit.start,
      isMarked: places.some((place) => overlaps(place, unit)),
    })),
  };
});

/** Paperknife: a letter as large as the page, and the phone over it that reads it. */
export function LettersShowcase({ app }: { app: ReactNode }) {
  return (
    <div className="letters-showcase">
      <OwnStyles href={styles} />
      <OwnStyles href={paperStyles} />
      <OwnStyles href={appStyles} />
      <OwnStyles href={finderStyles} />
      <div className="table">
        <header>
          <h1 className="display">{words.h1}</h1>
          <p>{words.lead}</p>
          <ButtonLink href={words.action.href} variant="hue">
            {words.action.label}
          </ButtonLink>
          <noscript>
            <p className="without-scripts">
              The letter and the first answer are shown. Asking something else needs JavaScript.
            </p>
          </noscript>
        </header>
        {app}
      </div>
      <section className="strip wrap" aria-labelledby="strip">
        <h2 id="strip" className="display">
          {words.strip.heading}
        </h2>
        <p>{words.strip.text}</p>
        <ul>
          {read.map(({ id, sender, facts, bars }) => (
            <li key={id}>
              <div className="bars" aria-hidden="true">
                {bars.map(({ start, length, isMarked }) => (
                  <i
                    key={start}
                    data-marked={isMarked ? '' : undefined}
                    style={{ '--length': length } as CSSProperties}
                  />
                ))}
              </div>
              <h3>{sender}</h3>
              <dl>
                {facts.map(({ label, answer }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{answer.said}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </section>
      <section className="limits" aria-labelledby="limits">
        <div className="wrap">
          <h2 id="limits" className="display">
            {words.limits.heading}
          </h2>
          <p>{words.limits.reads}</p>
          <ul>
            {words.limits.leaves.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
