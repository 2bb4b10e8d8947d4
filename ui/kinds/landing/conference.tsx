import type { LandingBrief } from '#lib/look/landing-brief.ts';
import styles from './conference.css?url';
import { OwnStyles } from './own-styles.tsx';

interface ConferenceBrief extends LandingBrief {
  day: string;
  month: string;
  place: string;
  schedule: { at: string; title: string; by: string }[];
}

export function Screen({ brief }: { brief: ConferenceBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="poster">
        <p className="date">
          <span className="sr-only">Sample date: 14 May</span>
          <span aria-hidden="true">{brief.day}</span>
          <span aria-hidden="true">{brief.month}</span>
        </p>
        <h1>{brief.h1}</h1>
        <p className="place">{brief.place}</p>
        <div className="words">
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
      </section>
      <section id="schedule" className="schedule">
        <h2>Six talks and a long lunch</h2>
        <ol>
          {brief.schedule.map((slot) => (
            <li key={slot.at} className={slot.by ? '' : 'pause'}>
              <time>{slot.at}</time>
              <b>{slot.title}</b>
              <span>{slot.by}</span>
            </li>
          ))}
        </ol>
        <p className="note">Sample speakers and talks.</p>
      </section>
    </>
  );
}
