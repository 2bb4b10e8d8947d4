import { shortWeekday } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { type Dose, standingOf } from '../rules/doses.ts';
import { entriesOf, type Reading, type Symptom } from '../rules/journal.ts';
import { saidReading } from '../rules/readings.ts';
import { readingFlag, symptomFlag } from '../rules/red-flags.ts';
import { reach, type UsePatient } from '../use-patient.ts';
import { medicines, strengths } from '../words.ts';

const signs = { taken: '✓', missed: '✕', later: '→' } as const;

/** Every dose that a day can have, each a row of the grid. */
const rows = medicines
  .flatMap(({ id, name, times }) => times.map((time) => ({ key: `${id} ${time}`, id, name, time })))
  .toSorted((one, other) => one.time.localeCompare(other.time));

const scale = { least: 20, most: 220, lines: [80, 120, 160, 200] } as const;
const heightOf = (value: number): number =>
  (100 * (Math.min(Math.max(value, scale.least), scale.most) - scale.least)) / (scale.most - scale.least);
const placeOf = ({ time }: { time: string }): string => `${((Number(time.slice(0, 2)) + 2) / 28) * 100}%`;

function DoseMark({ dose, now }: { dose: Dose | undefined; now: UsePatient['now'] }) {
  if (!dose) return <span className="mark paused">–</span>;
  const state = dose.answer?.state;
  return (
    <span key={state} className="mark" data-state={state} title={standingOf(dose, now)}>
      <span aria-hidden="true">{state ? signs[state] : '○'}</span>
      <span className="sr-only">{standingOf(dose, now)}</span>
    </span>
  );
}

/** A reading as wards draw it: an arrow down at the upper value, an arrow up at the lower one. */
function PressureMark({ reading, isRed }: { reading: Reading; isRed: boolean }) {
  const top = 100 - heightOf(reading.upper);
  const bottom = heightOf(reading.lower);
  return (
    <span
      className="pressure"
      data-red={isRed ? '' : undefined}
      style={{ left: placeOf(reading), top: `${top}%`, bottom: `${bottom}%` }}
      title={saidReading(reading)}
    >
      <span className="sr-only">{saidReading(reading)} </span>
    </span>
  );
}

function SymptomMark({ symptom, isRed }: { symptom: Symptom; isRed: boolean }) {
  const said = `${symptom.what}, ${strengths[symptom.strength - 1] ?? ''}`;
  const size = `${0.4 + symptom.strength * 0.16}rem`;
  return (
    <span className="symptom" data-red={isRed ? '' : undefined} title={said}>
      <i style={{ width: size, height: size }} />
      <span className="sr-only">{said} </span>
    </span>
  );
}

/** The days side by side; the column of the day that the phone shows is marked. */
export function WeekGrid({ patient }: { patient: UsePatient }) {
  const { journal, now, day: shown, dosesOn } = patient;
  const days = Array.from({ length: reach.back + 1 + reach.ahead }, (_, index) =>
    daysLater(now.day, index - reach.back),
  );
  const doses = new Map(days.map((day) => [day, dosesOn(day)]));
  const readings = entriesOf(journal, 'reading');
  const symptoms = entriesOf(journal, 'symptom');
  const mark = (day: string) => ({
    'data-shown': day === shown ? '' : undefined,
    'data-today': day === now.day ? '' : undefined,
  });
  return (
    <table className="week">
      <caption className="sr-only">The week: doses, blood pressure and symptoms by day</caption>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th key={day} scope="col" {...mark(day)}>
              {shortWeekday(day)} <b>{Number(day.slice(8))}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, id, name, time }) => (
          <tr key={key}>
            <th scope="row">
              {name} <span className="unit">{time}</span>
            </th>
            {days.map((day) => (
              <td key={day} {...mark(day)}>
                <DoseMark
                  dose={doses.get(day)?.find((dose) => dose.planId === id && dose.time === time)}
                  now={now}
                />
              </td>
            ))}
          </tr>
        ))}
        <tr className="pressures">
          <th scope="row">
            <span className="scale" aria-hidden="true">
              {scale.lines.map((line) => (
                <i key={line} style={{ bottom: `${heightOf(line)}%` }}>
                  {line}
                </i>
              ))}
            </span>
            Pressure <span className="unit">mmHg</span>
          </th>
          {days.map((day) => (
            <td key={day} {...mark(day)}>
              {scale.lines.map((line) => (
                <i key={line} className="line" style={{ bottom: `${heightOf(line)}%` }} />
              ))}
              {readings
                .filter((reading) => reading.day === day)
                .map((reading) => (
                  <PressureMark
                    key={reading.n}
                    reading={reading}
                    isRed={readingFlag(reading, journal.card.emergency) !== null}
                  />
                ))}
            </td>
          ))}
        </tr>
        <tr className="diary">
          <th scope="row">Diary</th>
          {days.map((day) => (
            <td key={day} {...mark(day)}>
              {symptoms
                .filter((symptom) => symptom.day === day)
                .map((symptom) => (
                  <SymptomMark
                    key={symptom.n}
                    symptom={symptom}
                    isRed={symptomFlag(symptom, journal.card.emergency) !== null}
                  />
                ))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
