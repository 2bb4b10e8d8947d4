import { longDay } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { logOf, slotSaid } from '../rules/log.ts';
import { isOver, visitOf } from '../rules/visits.ts';
import type { UsePatient } from '../use-patient.ts';
import { clinic, weekTimes } from '../words.ts';
import { ClinicPen } from './clinic-pen.tsx';
import { DayLog } from './day-log.tsx';
import { WeekGrid } from './week-grid.tsx';

/** The clinic's clipboard: the week on a grid, the day line by line, and a pen that writes to the phone. */
export function Sheet({ patient }: { patient: UsePatient }) {
  const { journal, now, day, dosesOn } = patient;
  const { name, born, blood, allergies } = journal.card;
  const visit = visitOf(journal, weekTimes);
  return (
    <section className="board" aria-label="The clinic’s sheet">
      <div className="clip" aria-hidden="true" />
      <div className="sheet">
        <header>
          <h2>Week sheet</h2>
          <p className="label">{clinic.name}</p>
          <dl>
            <div>
              <dt>Patient</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>Born</dt>
              <dd>{longDay(born)}</dd>
            </div>
            <div>
              <dt>Blood group</dt>
              <dd>{blood}</dd>
            </div>
            <div>
              <dt>Allergies</dt>
              <dd>{allergies.trim() || 'None known'}</dd>
            </div>
            <div>
              <dt>{isOver(visit, now) ? 'Last visit' : 'Next visit'}</dt>
              <dd>{slotSaid(visit)}</dd>
            </div>
          </dl>
        </header>
        <WeekGrid patient={patient} />
        <div className="below">
          <div className="log">
            {[day, daysLater(day, -1)].map((each) => (
              <DayLog key={each} day={each} now={now} lines={logOf(journal, dosesOn(each), each)} />
            ))}
          </div>
          <ClinicPen patient={patient} />
        </div>
      </div>
    </section>
  );
}
