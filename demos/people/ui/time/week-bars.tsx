import { dayAndMonth, shortWeekday } from '#lib/time/day-words.ts';
import { clock, hoursText, type WorkedDay } from '../../rules/worked.ts';

const [dayBegins, dayEnds] = [6 * 60, 20 * 60];
const share = (minutes: number) =>
  `${Math.min(1, Math.max(0, (minutes - dayBegins) / (dayEnds - dayBegins))) * 100}%`;
const hours = [6, 8, 10, 12, 14, 16, 18, 20];

/** A week on the clock: each day a line from six to eight, with the time that was worked. */
export function WeekBars({
  week,
  today,
  onCorrect,
}: {
  week: readonly WorkedDay[];
  today: string;
  onCorrect: (day: string) => void;
}) {
  const now = new Date();
  return (
    <div>
      <div
        aria-hidden="true"
        className="relative ms-24 me-28 h-5 font-mono text-[.6875rem] text-mute max-sm:ms-14 max-sm:me-20"
      >
        {hours.map((hour) => (
          <span key={hour} className="absolute -translate-x-1/2" style={{ left: share(hour * 60) }}>
            {hour}
          </span>
        ))}
      </div>
      <ul>
        {week.map(({ day, planned, leave, worked, entry }) => {
          const end =
            entry?.to ??
            (day === today ? Math.max(now.getHours() * 60 + now.getMinutes(), entry?.from ?? 0) : null);
          const state = leave > 0 ? 'On leave' : planned === 0 ? 'Free' : '';
          return (
            <li
              key={day}
              className={`grid min-h-14 grid-cols-[6rem_minmax(0,1fr)_7rem] items-center border-t border-line max-sm:grid-cols-[3.5rem_minmax(0,1fr)_5rem] ${day === today ? 'font-medium' : ''}`}
            >
              <span>
                <span className="sm:hidden">{shortWeekday(day)}</span>
                <span className="max-sm:hidden">
                  {shortWeekday(day)} {dayAndMonth(day)}
                </span>
              </span>
              <div className="relative h-14 border-s border-line">
                {state && !entry ? (
                  <span className="absolute inset-y-0 start-3 flex items-center text-[.875rem] text-mute">
                    {state}
                  </span>
                ) : null}
                {entry && end !== null ? (
                  <button
                    type="button"
                    onClick={() => onCorrect(day)}
                    data-hue="lilac"
                    title="Correct this day"
                    className={`absolute inset-y-1.5 flex items-center justify-between overflow-hidden rounded-xl px-2.5 font-mono text-[.75rem] ${entry.to === null ? 'border-[1.5px] border-dashed border-outline bg-raised text-ink' : 'bg-hue text-on-hue'}`}
                    style={{
                      insetInlineStart: share(entry.from),
                      width: `calc(${share(end)} - ${share(entry.from)})`,
                      minWidth: '5.5rem',
                    }}
                  >
                    <span className="sr-only">Correct: </span>
                    <span>{clock(entry.from)}</span>
                    <span className="max-sm:hidden">{entry.pause > 0 ? `${entry.pause} min break` : ''}</span>
                    <span>{entry.to === null ? 'now' : clock(entry.to)}</span>
                  </button>
                ) : null}
                {!entry && planned > leave && day < today ? (
                  <button
                    type="button"
                    onClick={() => onCorrect(day)}
                    className="absolute inset-y-1.5 start-2 min-h-11 rounded-xl px-3 text-[.875rem] text-danger underline underline-offset-4"
                  >
                    Add the missing times
                  </button>
                ) : null}
              </div>
              <span className="text-end font-mono text-[.875rem] tabular-nums">
                {worked > 0 || planned > 0 ? hoursText(worked + leave) : ''}
                {planned > 0 ? (
                  <span className="block text-[.75rem] text-mute">of {hoursText(planned)}</span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
