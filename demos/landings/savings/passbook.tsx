import { towns, words } from './words.ts';

/** The page of a passbook on which the towns are named. */
export function Passbook() {
  return (
    <section id="towns" className="towns">
      <div>
        <h2>{words.towns.heading}</h2>
        <p>{words.towns.text}</p>
      </div>
      <ol className="passbook">
        {towns.map(({ town, bond, until, share }) => (
          <li key={town}>
            <b>{share}</b>
            <span>
              <strong>{town}</strong>
              {bond}, until {until}
            </span>
            <i aria-hidden="true" style={{ width: `${share * 2.4}%` }} />
          </li>
        ))}
        <li>
          <b>{towns.reduce((sum, { share }) => sum + share, 0)}</b>
          <span>
            <strong>Your hundred</strong>Every euro of it, named
          </span>
        </li>
      </ol>
    </section>
  );
}
