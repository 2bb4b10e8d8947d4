import type { CSSProperties, ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { OwnStyles } from '#ui/kinds/landing/own-styles.tsx';
import appStyles from './app.css?url';
import { weekdayOf } from './day-words.ts';
import styles from './page.css?url';
import { answered, type Progress } from './schedule.ts';
import { words } from './words.ts';

const learners: readonly { answers: readonly boolean[]; said: string }[] = [
  { answers: [true, true], said: 'Knows it twice' },
  { answers: [false, true, true, true], said: 'Wrong once' },
  { answers: [false, true, false, true, true, true], said: 'Wrong, then wrong again' },
  { answers: [true, false, true, true, true], said: 'Forgets it' },
];

/** The days on which a learner meets the card, and how each meeting went. */
function meetings(answers: readonly boolean[]): { day: number; isRight: boolean }[] {
  let progress: Progress | undefined;
  let day = 0;
  return answers.map((isRight) => {
    const met = { day, isRight };
    progress = answered(progress, isRight, day);
    day = progress.due ?? day;
    return met;
  });
}
const rows = learners.map(({ answers, said }) => ({ said, met: meetings(answers) }));
const lastDay = Math.max(...rows.flatMap(({ met }) => met.map(({ day }) => day)));

/** AtLearn: a bus line across the page, with the phone as its bus stop. */
export function CardsShowcase({ app }: { app: ReactNode }) {
  return (
    <div className="cards-showcase">
      <OwnStyles href={styles} />
      <OwnStyles href={appStyles} />
      <div className="stop hue-block" data-hue="sun">
        <div className="stop-words">
          <h1 className="display">{words.h1}</h1>
          <p>{words.lead}</p>
          <ButtonLink href={words.action.href} variant="hue">
            {words.action.label}
          </ButtonLink>
          <noscript>
            <p className="without-scripts">
              The phone shows the first screen. It needs JavaScript to ask you anything.
            </p>
          </noscript>
        </div>
        {app}
      </div>
      <ul className="signs wrap">
        {words.signs.map(({ heading, text }) => (
          <li key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className="timetable wrap" aria-labelledby="timetable">
        <h2 id="timetable" className="display">
          {words.timetable.heading}
        </h2>
        <p>{words.timetable.text}</p>
        <table>
          <thead>
            <tr>
              <th scope="col" className="head">
                Learner
              </th>
              <th scope="col" className="head">
                Meets the card on
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ said, met }) => (
              <tr key={said}>
                <th scope="row" className="learner">
                  {said}
                </th>
                <td>
                  <ol style={{ '--days': lastDay + 1 } as CSSProperties}>
                    {met.map(({ day, isRight }) => (
                      <li
                        key={day}
                        data-verdict={isRight ? 'right' : 'wrong'}
                        style={{ '--day': day + 1 } as CSSProperties}
                        title={`${weekdayOf(day)}, day ${day + 1}`}
                      >
                        <span className="sr-only">
                          {weekdayOf(day)}, day {day + 1}, {isRight ? 'right' : 'wrong'}
                        </span>
                        <span aria-hidden="true">{day + 1}</span>
                      </li>
                    ))}
                  </ol>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small">
          The numbers are days, beginning with Monday as day 1. A filled stop is a right answer, and a crossed
          one is a wrong answer.
        </p>
      </section>
    </div>
  );
}
