import { ArrowLeft } from 'lucide-react';
import { longDay } from '#lib/time/day-words.ts';
import { inOneLine } from '../../app-kit/company/company.ts';
import { CompanyNote } from '../../app-kit/company/company-note.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { measureWords } from '../measure-words.ts';
import { clinicianName } from '../practice.ts';
import type { Visit } from '../records.ts';
import { dosesSaid, factsOf, nothingWritten, valueSaid } from '../rules/visit-facts.ts';
import type { HealthView } from './use-health.ts';

/** One sheet about a visit, to read or to print: what was said, the medicines, and the last readings. */
export function VisitSummary({ view, visit, back }: { view: HealthView; visit: Visit; back: string }) {
  const practice = view.practice.company;
  const facts = factsOf(view.rows, visit);
  const { patient, medicines, last } = facts;
  const doses = dosesSaid(facts);
  return (
    <article className="max-w-[44rem]">
      <a
        href={hrefTo([back])}
        className="-ms-2 mb-2 inline-flex min-h-11 items-center gap-2 px-2 text-mute print:hidden"
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        Back
      </a>
      <p className="font-medium">{practice.name}</p>
      {practice.address ? <p className="text-[.9375rem] text-mute">{inOneLine(practice.address)}</p> : null}
      <p className="mt-6 text-mute">
        {patient?.name}, born {patient ? longDay(patient.born) : ''}
      </p>
      <h3 className="mt-1 text-[2rem]">{visit.reason}</h3>
      <p className="mt-2">
        {longDay(visit.day)} at {visit.time}, {clinicianName(visit.who)}
      </p>
      <p className="mt-6 text-lg whitespace-pre-line">{visit.summary || nothingWritten}</p>
      <h4 className="mt-8 text-xl">Medicines on that day</h4>
      {medicines.length === 0 ? <p className="mt-2 text-mute">None.</p> : null}
      <ul className="mt-2">
        {medicines.map((medicine) => (
          <li key={medicine.id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
            <span className="font-medium">
              {medicine.name}, {medicine.dose}
            </span>
            <span className="text-mute">{medicine.times.join(', ')}</span>
          </li>
        ))}
      </ul>
      {doses ? <p className="mt-2 text-mute">{doses}</p> : null}
      <h4 className="mt-8 text-xl">Most recent readings</h4>
      {last.length === 0 ? <p className="mt-2 text-mute">None.</p> : null}
      <ul className="mt-2">
        {last.map(({ measure, reading }) => (
          <li key={measure} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
            <span className="font-medium">{measureWords[measure].name}</span>
            <span className="tabular-nums">
              {valueSaid(reading)} {measureWords[measure].unit}, {longDay(reading.day)}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-10 border-t border-line pt-5 print:hidden">
        <CompanyNote setting={view.practice} />
      </div>
    </article>
  );
}
