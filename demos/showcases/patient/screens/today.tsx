import { ChevronLeft, ChevronRight, IdCard } from 'lucide-react';
import { dayAndLongMonth, weekday } from '#lib/time/day-words.ts';
import { daysBetween, daysLater } from '#lib/time/days.ts';
import { useSwipe } from '../../../kit/touch/use-swipe.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { nextDose, standingOf } from '../rules/doses.ts';
import { logOf, slotSaid } from '../rules/log.ts';
import { isOver, visitOf } from '../rules/visits.ts';
import { reach, type UsePatient } from '../use-patient.ts';
import { clinic, weekTimes, words } from '../words.ts';
import { Messages } from './messages.tsx';

const names = new Map([
  [-1, 'Yesterday'],
  [0, 'Today'],
  [1, 'Tomorrow'],
]);

/** One day: what is due next, what the clinic wrote, and what was noted. A swipe opens the day beside it. */
export function Today({ patient }: { patient: UsePatient }) {
  const { journal, now, day, dosesOn, lookAt, sayDose } = patient;
  const ahead = daysBetween(now.day, day);
  const swipe = useSwipe((way) => lookAt(daysLater(day, way === 'left' ? 1 : -1)));
  const doses = dosesOn(day);
  const next = nextDose(doses);
  const visit = visitOf(journal, weekTimes);
  const noted = logOf(journal, [], day).filter(({ from }) => from === 'phone');
  return (
    <div className="day-screen" {...swipe}>
      <div className="day-head">
        <div>
          <p className="small" role="status">
            {weekday(day)}, {dayAndLongMonth(day)}
          </p>
          <ScreenHeading>{names.get(ahead) ?? weekday(day)}</ScreenHeading>
        </div>
        <button
          type="button"
          aria-label="The day before"
          disabled={ahead <= -reach.back}
          onClick={() => lookAt(daysLater(day, -1))}
        >
          <ChevronLeft size={22} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label="The day after"
          disabled={ahead >= reach.ahead}
          onClick={() => lookAt(daysLater(day, 1))}
        >
          <ChevronRight size={22} aria-hidden="true" />
        </button>
      </div>
      {ahead === 0 ? (
        <>
          <section className="next" aria-label="Next dose">
            {next ? (
              <>
                <p className="next-time">{next.answer?.until ?? next.time}</p>
                <p>
                  <b>{next.medicine.name}</b>, {next.amount}
                </p>
                <button type="button" className="go" onClick={() => sayDose(next, 'taken')}>
                  Taken
                </button>
              </>
            ) : (
              <p role="status">
                <b>That’s all for today.</b> Each dose has been noted.
              </p>
            )}
          </section>
          <Messages patient={patient} />
        </>
      ) : (
        <p className="closed">
          {ahead < 0
            ? 'This day is closed. You can look at it, but you can’t change it.'
            : 'This is what will be due tomorrow.'}
        </p>
      )}
      <ul className="lines">
        {doses.map((dose) => (
          <li key={dose.key} data-state={dose.answer?.state}>
            <span>
              {dose.medicine.name}, {dose.amount}
            </span>
            <span className="small">{standingOf(dose, now)}</span>
          </li>
        ))}
        {noted.map(({ key, time, text }) => (
          <li key={key}>
            <span>{text}</span>
            <span className="small">{time}</span>
          </li>
        ))}
      </ul>
      {ahead === 0 ? (
        <>
          <a className="row-link" href="#/visit">
            <span className="small">{isOver(visit, now) ? 'Your visit was on' : clinic.doctor}</span>
            <b>{slotSaid(visit)}</b>
          </a>
          <a className="quiet" href="#/card">
            <IdCard size={18} aria-hidden="true" /> Emergency card
          </a>
          <p className="small sample">{words.sample}</p>
          <button type="button" className="quiet" onClick={patient.startAgain}>
            Restore the sample
          </button>
        </>
      ) : (
        <button type="button" className="quiet" onClick={() => lookAt(now.day)}>
          Back to today
        </button>
      )}
    </div>
  );
}
