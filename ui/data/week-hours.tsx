import { clockTime, type Opening, weekDays } from '#lib/opening-hours.ts';

const firstHour = 6;
const lastHour = 22;
const marks = [8, 12, 16, 20];
const share = (minutes: number) => ((minutes / 60 - firstHour) / (lastHour - firstHour)) * 100;

/** A week's hours as bars, on one scale from morning to night. */
export function WeekHours({ week }: { week: readonly (Opening | null)[] }) {
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
          const open = week[index];
          return (
            <li key={day} className="flex h-12 items-center border-b border-line">
              <span className={`w-16 shrink-0 sm:w-28 ${open ? 'font-medium' : 'text-mute'}`}>
                <span className="max-sm:hidden">{day}</span>
                <span className="sm:hidden" aria-hidden="true">
                  {day.slice(0, 3)}
                </span>
                <span className="sr-only sm:hidden">{day}</span>
              </span>
              <span aria-hidden="true" className="relative h-full flex-1 overflow-hidden">
                {marks.map((hour) => (
                  <i
                    key={hour}
                    className="absolute inset-y-0 border-l border-line"
                    style={{ left: `${share(hour * 60)}%` }}
                  />
                ))}
                {open ? (
                  <i
                    className="absolute inset-y-2.5 rounded-lg bg-hue"
                    style={{
                      left: `${Math.max(0, share(open.from))}%`,
                      right: `${Math.max(0, 100 - share(open.to))}%`,
                    }}
                  />
                ) : null}
              </span>
              <span className={`mono-label w-26 shrink-0 pl-3 text-right sm:w-32 ${open ? '' : 'text-mute'}`}>
                {open ? <bdi dir="ltr">{`${clockTime(open.from)}–${clockTime(open.to)}`}</bdi> : 'closed'}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
