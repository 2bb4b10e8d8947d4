import type { LandingBrief } from '#lib/look/landing-brief.ts';
import { OwnStyles } from './own-styles.tsx';
import styles from './waiting-list.css?url';

interface WaitingListBrief extends LandingBrief {
  list: { heading: string; text: string; streets: { name: string; neighbours: number }[] };
}

const places = Array.from({ length: 12 }, (_, index) => index + 1);

export function Screen({ brief }: { brief: WaitingListBrief }) {
  const { list } = brief;
  return (
    <>
      <OwnStyles href={styles} />
      <section className="first">
        <h1>{brief.h1}</h1>
        <p className="lead">{brief.lead}</p>
        <p className="foot">
          <b>{brief.brand}</b>
          <a href={brief.action.href}>{brief.action.label}</a>
        </p>
      </section>
      <section id="list" className="list">
        <h2>{list.heading}</h2>
        <p>{list.text}</p>
        <ol aria-label="Sample list">
          {list.streets.map((street) => (
            <li key={street.name}>
              <span>{street.name}</span>
              <span className="places" aria-hidden="true">
                {places.map((place) => (
                  <i key={place} className={place <= street.neighbours ? 'taken' : ''} />
                ))}
              </span>
              <b>{street.neighbours} of 12</b>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
