import type { ShowcaseBrief } from '#lib/look/landing-brief.ts';
import { OwnStyles } from './own-styles.tsx';
import styles from './patient-app.css?url';

interface PatientAppBrief extends ShowcaseBrief {
  visit: { at: string; who: string; where: string };
  doses: { at: string; what: string; taken: boolean }[];
  note: string;
}

export function Screen({ brief }: { brief: PatientAppBrief }) {
  return (
    <div className="patient-app">
      <OwnStyles href={styles} />
      <p className="title">Tuesday</p>
      <div className="visit">
        <p>
          {brief.visit.at} <span>{brief.visit.who}</span>
        </p>
        <small>{brief.visit.where}</small>
      </div>
      <p className="over">To take</p>
      <ul>
        {brief.doses.map((dose) => (
          <li key={dose.at} className={dose.taken ? 'taken' : ''}>
            <svg viewBox="0 0 24 24" role="presentation">
              <circle
                cx="12"
                cy="12"
                r="10.5"
                fill={dose.taken ? 'currentColor' : 'none'}
                stroke="currentColor"
                strokeWidth="1.5"
              />
              {dose.taken ? (
                <path
                  d="m7.5 12.5 3 3 6-7"
                  fill="none"
                  stroke="white"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              ) : null}
            </svg>
            <span>{dose.what}</span>
            <time>{dose.at}</time>
          </li>
        ))}
      </ul>
      <p className="over">From Nurse Ada</p>
      <p className="note">{brief.note}</p>
    </div>
  );
}
