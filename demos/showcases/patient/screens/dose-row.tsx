import { useEffect, useRef } from 'react';
import { useSwipe } from '../../../kit/touch/use-swipe.ts';
import { type Dose, standingOf } from '../rules/doses.ts';
import type { DoseAnswer } from '../rules/journal.ts';
import type { UsePatient } from '../use-patient.ts';

const answers: readonly { state: DoseAnswer['state']; label: string }[] = [
  { state: 'taken', label: 'Taken' },
  { state: 'missed', label: 'Missed' },
  { state: 'later', label: 'In 30 min' },
];

/** One dose of today. A swipe to the right takes it, to the left puts it off; each has a button as well. */
export function DoseRow({ patient, dose }: { patient: UsePatient; dose: Dose }) {
  const row = useRef<HTMLLIElement>(null);
  const hasActed = useRef(false);
  const state = dose.answer?.state;
  const isClosed = state === 'taken' || state === 'missed';
  const say = (next: DoseAnswer['state'] | null) => {
    hasActed.current = true;
    patient.sayDose(dose, next);
  };
  const swipe = useSwipe((way) => {
    if (!isClosed) say(way === 'right' ? 'taken' : 'later');
  });
  // The button that was pressed is gone by then; its place is taken by the first of the others.
  const heard = `${state} ${dose.answer?.until}`;
  useEffect(() => {
    if (heard && hasActed.current) row.current?.querySelector('button')?.focus({ preventScroll: true });
    hasActed.current = false;
  }, [heard]);
  const name = `${dose.medicine.name}, ${dose.time}`;
  return (
    <li ref={row} className="dose" data-state={state} {...swipe}>
      <p className="dose-time">{dose.time}</p>
      <p>
        <b>{dose.medicine.name}</b>, {dose.amount}
        <br />
        <span className="small">{dose.medicine.note}</span>
      </p>
      <p className="standing" role="status">
        {standingOf(dose, patient.now)}
      </p>
      <div className="choices">
        {isClosed
          ? null
          : answers.map((answer) => (
              <button
                key={answer.state}
                type="button"
                aria-label={`${answer.label}: ${name}`}
                onClick={() => say(answer.state)}
              >
                {answer.label}
              </button>
            ))}
        {state ? (
          <button type="button" className="undo" aria-label={`Undo: ${name}`} onClick={() => say(null)}>
            Undo
          </button>
        ) : null}
      </div>
    </li>
  );
}
