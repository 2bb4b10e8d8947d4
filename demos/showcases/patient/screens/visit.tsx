import { CalendarPlus } from 'lucide-react';
import { dayAndLongMonth, weekday } from '#lib/time/day-words.ts';
import { download } from '../../../kit/export/download.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { freeTimes, isOver, visitCalendar, visitOf } from '../rules/visits.ts';
import type { UsePatient } from '../use-patient.ts';
import { clinic, weekTimes } from '../words.ts';

/** The visit, and the free times to which it can be moved. */
export function Visit({ patient }: { patient: UsePatient }) {
  const { journal, now, moveVisit } = patient;
  const visit = visitOf(journal, weekTimes);
  const isPast = isOver(visit, now);
  return (
    <>
      <p className="small">{isPast ? 'Your last visit' : `${clinic.doctor}, ${clinic.room}`}</p>
      <ScreenHeading>
        {weekday(visit.day)}, {visit.time}
      </ScreenHeading>
      <p role="status">{dayAndLongMonth(visit.day)}. Bring the diary.</p>
      {isPast ? null : (
        <button
          type="button"
          className="go"
          onClick={() =>
            download(
              'visit.ics',
              visitCalendar(
                visit,
                { who: clinic.doctor, where: `${clinic.name}, ${clinic.room}` },
                new Date(),
              ),
              'text/calendar',
            )
          }
        >
          <CalendarPlus size={18} aria-hidden="true" /> Save to calendar
        </button>
      )}
      <h3>{isPast ? 'Book the next one' : 'Move it to a free time'}</h3>
      <ul className="free">
        {freeTimes(journal, weekTimes, now.day).map(({ day, times }) => (
          <li key={day}>
            <b>
              {weekday(day)}, {dayAndLongMonth(day)}
            </b>
            <span>
              {times.map((time) => (
                <button
                  key={time}
                  type="button"
                  aria-label={`Move to ${weekday(day)} ${time}`}
                  onClick={() => moveVisit({ day, time })}
                >
                  {time}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <a className="row-link" href="#/ask">
        <b>Ask a question</b>
      </a>
      <a className="row-link" href="#/summary">
        <b>Take a summary with you</b>
      </a>
    </>
  );
}
