import { type FormEvent, useId, useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import { entriesOf } from '../rules/journal.ts';
import { symptomFlag } from '../rules/red-flags.ts';
import type { UsePatient } from '../use-patient.ts';
import { strengths, symptoms } from '../words.ts';
import { Urgent } from './urgent.tsx';

const other = 'Something else';
const empty = { what: '', named: '', strength: 2, note: '' };

/** How the patient feels, and how much. */
export function Diary({ patient }: { patient: UsePatient }) {
  const { journal, now, add, remove } = patient;
  const [typed, setTyped] = useState(empty);
  const [trouble, setTrouble] = useState<string | null>(null);
  const id = useId();
  const today = entriesOf(journal, 'symptom').filter(({ day }) => day === now.day);
  const last = today.at(-1);
  const flag = last ? symptomFlag(last, journal.card.emergency) : null;
  const troubleOf = ({ what, named }: typeof empty): string | null => {
    if (what === '') return 'Choose what you feel, or “Something else”.';
    return what === other && named.trim().length < 3 ? 'Write what it is, in a word or two.' : null;
  };
  function change(next: Partial<typeof empty>) {
    const entry = { ...typed, ...next };
    setTyped(entry);
    if (trouble !== null) setTrouble(troubleOf(entry));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = troubleOf(typed);
    setTrouble(found);
    if (found !== null) return;
    const { what, named, strength, note } = typed;
    add({ is: 'symptom', what: what === other ? named.trim() : what, strength, note: note.trim() });
    setTyped(empty);
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="small">The clinic reads it on its sheet</p>
      <ScreenHeading>How do you feel?</ScreenHeading>
      {flag ? <Urgent said={flag} emergency={journal.card.emergency} /> : null}
      <fieldset className="chips" aria-describedby={`${id}-trouble`}>
        <legend className="sr-only">What you feel</legend>
        {[...symptoms, other].map((what) => (
          <label key={what}>
            <input
              type="radio"
              name={`${id}-what`}
              checked={typed.what === what}
              onChange={() => change({ what })}
            />
            {what}
          </label>
        ))}
      </fieldset>
      {typed.what === other ? (
        <>
          <label htmlFor={`${id}-named`}>What is it?</label>
          <input
            id={`${id}-named`}
            value={typed.named}
            maxLength={40}
            aria-invalid={trouble ? true : undefined}
            aria-describedby={`${id}-trouble`}
            onChange={({ target }) => change({ named: target.value })}
          />
        </>
      ) : null}
      <p id={`${id}-trouble`} role="alert" className="trouble">
        {trouble}
      </p>
      <label htmlFor={`${id}-strength`}>
        How strong: <output htmlFor={`${id}-strength`}>{strengths[typed.strength - 1]}</output>
      </label>
      <input
        id={`${id}-strength`}
        type="range"
        min={1}
        max={strengths.length}
        value={typed.strength}
        aria-valuetext={strengths[typed.strength - 1]}
        onChange={({ target }) => change({ strength: Number(target.value) })}
      />
      <label htmlFor={`${id}-note`}>When, and what helped (optional)</label>
      <input
        id={`${id}-note`}
        value={typed.note}
        maxLength={120}
        onChange={({ target }) => change({ note: target.value })}
      />
      <button type="submit" className="go">
        Write in the diary
      </button>
      <ul className="lines" aria-label="In the diary today">
        {today.toReversed().map((symptom) => (
          <li key={symptom.n}>
            <span>
              {symptom.time}, {symptom.what}, {strengths[symptom.strength - 1]}
            </span>
            <button
              type="button"
              aria-label={`Delete ${symptom.what} of ${symptom.time}`}
              onClick={() => remove(symptom.n)}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
