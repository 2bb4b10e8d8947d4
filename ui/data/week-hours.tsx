import { clockTime, type Opening, weekDays } from '#lib/time/opening-hours.ts';

const firstHour = 6;
const lastHour = 22;
const marks = [8, 12, 16, 20];
const share = (minutes: number) => ((minutes / 60 - firstHour) / (lastHour - firstHour)) * 100;

/** A week's hours as bars, on one scale from morning to night. */
export function WeekHours({ week }: { week: readonly (readonly Opening[])[] }) {
  return (
    <div className="text-[.95rem]">
      <div
        aria-hidden="true"
        className="relative ml-16 mr-26 h-6 font-mono text-xs text-mute sm:ml-28 sm:mr-32"
      >
        {marks.map((hour) => (
          <span key={hour} className="absolute -translate-x-1/2" style={{ left: `${share(hour * 60)}%` }}>
            {hour}
          </span>
        ))}
      </div>
      <ul className="border-t border-line">
        {weekDays.map((day, index) => {
          const openings = week[index] ?? [];
          const open = openings.length > 0;
          return (
            <li key={day} className="flex min-h-12 items-stretch border-b border-line">
              <span className={`w-16 shrink-0 self-center sm:w-28 ${open ? 'font-medium' : 'text-mute'}`}>
                <span className="max-sm:hidden">{day}</span>
                <span className="sm:hidden" aria-hidden="true">
                  {day.slice(0, 3)}
                </span>
                <span className="sr-only sm:hidden">{day}</span>
              </span>
              <span aria-hidden="true" className="relative flex-1 overflow-hidden">
                {marks.map((hour) => (
                  <i
                    key={hour}
                    className="absolute inset-y-0 border-l border-line"
                    style={{ left: `${share(hour * 60)}%` }}
                  />
                ))}
                {openings.map(({ from, to }) => (
                  <i
                    key={from}
                    className="absolute inset-y-2.5 rounded-lg bg-hue"
                    style={{
                      left: `${Math.max(0, share(from))}%`,
                      right: `${Math.max(0, 100 - share(to))}%`,
                    }}
                  />
                ))}
              </span>
              <span
                className={`mono-label grid w-26 shrink-0 content-center py-2 pl-3 text-right sm:w-32 ${open ? '' : 'text-mute'}`}
              >
                {open
                  ? openings.map(({ from, to }) => (
                      <bdi key={from} dir="ltr">{`${clockTime(from)}–${clockTime(to)}`}</bdi>
                    ))
                  : 'closed'}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
