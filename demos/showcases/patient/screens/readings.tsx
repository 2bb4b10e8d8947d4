import { type FormEvent, useId, useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import { entriesOf } from '../rules/journal.ts';
import {
  comparison,
  type ReadingTroubles,
  readingOf,
  saidReading,
  type TypedReading,
  troublesOf,
} from '../rules/readings.ts';
import { readingFlag } from '../rules/red-flags.ts';
import type { UsePatient } from '../use-patient.ts';
import { ReadingsChart } from './readings-chart.tsx';
import { Urgent } from './urgent.tsx';

const empty: TypedReading = { upper: '', lower: '', pulse: '' };
const fields = [
  ['upper', 'Upper'],
  ['lower', 'Lower'],
  ['pulse', 'Pulse'],
] as const;

/** The last week of blood pressure, and a form for the next reading. */
export function Readings({ patient }: { patient: UsePatient }) {
  const { journal, now, add, remove } = patient;
  const [typed, setTyped] = useState(empty);
  const [troubles, setTroubles] = useState<ReadingTroubles>({});
  const id = useId();
  const readings = entriesOf(journal, 'reading');
  const last = readings.at(-1);
  const flag = last && last.day === now.day ? readingFlag(last, journal.card.emergency) : null;

  function change(field: keyof TypedReading, value: string) {
    const next = { ...typed, [field]: value };
    setTyped(next);
    if (Object.keys(troubles).length > 0) setTroubles(troublesOf(next));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = troublesOf(typed);
    setTroubles(found);
    if (Object.keys(found).length > 0) return;
    add({ is: 'reading', ...readingOf(typed) });
    setTyped(empty);
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="small">Blood pressure, last seven days</p>
      <ScreenHeading>{last ? saidReading(last) : 'No reading yet'}</ScreenHeading>
      {flag ? <Urgent said={flag} emergency={journal.card.emergency} /> : null}
      {last && !flag ? <p role="status">{comparison(readings, last)}</p> : null}
      <ReadingsChart readings={readings} today={now.day} />
      <h3>New reading</h3>
      <div className="three">
        {fields.map(([field, label]) => (
          <div key={field}>
            <label htmlFor={`${id}-${field}`}>{label}</label>
            <input
              id={`${id}-${field}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={typed[field]}
              aria-invalid={troubles[field] ? true : undefined}
              aria-describedby={`${id}-${field}-trouble`}
              onChange={({ target }) => change(field, target.value)}
            />
          </div>
        ))}
      </div>
      {fields.map(([field, label]) => (
        <p key={field} id={`${id}-${field}-trouble`} role="alert" className="trouble">
          {troubles[field] ? `${label}: ${troubles[field]}` : ''}
        </p>
      ))}
      <p className="small">Upper and lower in mmHg. The pulse is optional.</p>
      <button type="submit" className="go">
        Save reading
      </button>
      <ul className="lines">
        {readings
          .filter(({ day }) => day === now.day)
          .toReversed()
          .map((reading) => (
            <li key={reading.n}>
              <span>
                {reading.time}, {saidReading(reading)}
              </span>
              <button
                type="button"
                aria-label={`Delete the reading ${saidReading(reading)} of ${reading.time}`}
                onClick={() => remove(reading.n)}
              >
                Delete
              </button>
            </li>
          ))}
      </ul>
    </form>
  );
}
