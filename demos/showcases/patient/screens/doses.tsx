import { daysLater } from '#lib/time/days.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { amountAt } from '../rules/doses.ts';
import type { UsePatient } from '../use-patient.ts';
import { medicines } from '../words.ts';
import { DoseRow } from './dose-row.tsx';

/** Today's doses to answer, then every medicine with what the doctor ordered. */
export function Doses({ patient }: { patient: UsePatient }) {
  const { journal, now, dosesOn } = patient;
  const doses = dosesOn(now.day);
  const week = Array.from({ length: 7 }, (_, back) => dosesOn(daysLater(now.day, -1 - back))).flat();
  const taken = week.filter(({ answer }) => answer?.state === 'taken').length;
  return (
    <>
      <p className="small">Swipe right: taken. Swipe left: in 30 minutes.</p>
      <ScreenHeading>Doses today</ScreenHeading>
      {doses.length === 0 ? <p>The doctor has paused everything. Nothing is due.</p> : null}
      <ul>
        {doses.map((dose) => (
          <DoseRow key={dose.key} patient={patient} dose={dose} />
        ))}
      </ul>
      <h3>Your medicines</h3>
      <dl>
        {medicines.map((medicine) => {
          const amount = amountAt(medicine, journal, now);
          return (
            <div key={medicine.id}>
              <dt>{medicine.name}</dt>
              <dd>
                {amount === null ? 'Paused by the doctor' : `${amount} at ${medicine.times.join(', ')}`}
              </dd>
            </div>
          );
        })}
      </dl>
      {week.length > 0 ? (
        <p className="small">
          {taken} of the {week.length} doses before today were taken.
        </p>
      ) : null}
    </>
  );
}
