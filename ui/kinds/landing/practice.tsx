import type { LandingBrief } from '#lib/look/landing-brief.ts';
import { OwnStyles } from './own-styles.tsx';
import styles from './practice.css?url';

interface PracticeBrief extends LandingBrief {
  people: { id: string; name: string }[];
  days: { day: string; times: { at: string; who: string }[] }[];
  visit: { step: string; text: string }[];
}

/** Choosing a person leaves only their hours; the page's own styles do it. */
function Finder({ brief }: { brief: PracticeBrief }) {
  const nameOf = (who: string) => brief.people.find((person) => person.id === who)?.name;
  return (
    <section className="finder" aria-label="Appointment finder with sample times">
      <fieldset>
        <legend>Whom would you like to see?</legend>
        {brief.people.map((person) => (
          <label key={person.id}>
            <input type="radio" name="person" value={person.id} defaultChecked={person.id === 'any'} />
            {person.name}
          </label>
        ))}
      </fieldset>
      <ul className="days">
        {brief.days.map((day) => (
          <li key={day.day}>
            <b>{day.day}</b>
            {day.times.map((time) => (
              <p key={time.at} className={time.who}>
                {time.at} <small>{nameOf(time.who)}</small>
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="note">Sample times. Nothing is booked here.</p>
    </section>
  );
}

export function Screen({ brief }: { brief: PracticeBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="wrap first">
        <p className="brand">{brief.brand}</p>
        <div className="words">
          <h1>{brief.h1}</h1>
          <div>
            <p>{brief.lead}</p>
            <a href={brief.action.href}>{brief.action.label}</a>
          </div>
        </div>
        <Finder brief={brief} />
      </section>
      <section id="visit" className="wrap visit">
        {brief.visit.map((row) => (
          <div key={row.step}>
            <h2>{row.step}</h2>
            <p>{row.text}</p>
          </div>
        ))}
      </section>
    </>
  );
}
