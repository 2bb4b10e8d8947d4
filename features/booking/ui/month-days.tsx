import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayOfDate } from '#lib/time/words-of-time.ts';
import type { Month, MonthDay } from '../month.ts';

interface MonthDaysProps {
  month: Month;
  chosen: string | null;
  /** The address of this page with another month or day. */
  addressWith: (asked: { month: string; day?: string }) => string;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const round = 'grid size-11 place-items-center rounded-full border border-line bg-raised hover:bg-selected';
const cell = 'grid h-12 content-center justify-items-center gap-1.5 rounded-2xl tabular-nums sm:h-14';

function Day({ day, chosen, href }: { day: MonthDay; chosen: boolean; href: string }) {
  if (day.free === 0 && !day.full) return <span className={`${cell} text-mute`}>{day.day}</span>;
  if (day.full)
    return (
      <a
        href={href}
        aria-label={`${dayOfDate(day.date)}, full`}
        aria-current={chosen ? 'date' : undefined}
        className={`${cell} line-through decoration-1 ${chosen ? 'bg-ink text-paper' : 'text-mute hover:bg-selected'}`}
      >
        {day.day}
      </a>
    );
  const look = chosen ? 'bg-ink text-paper' : 'bg-hue/35 hover:bg-hue hover:text-on-hue';
  return (
    <a
      href={href}
      aria-label={`${dayOfDate(day.date)}, ${day.free} free`}
      aria-current={chosen ? 'date' : undefined}
      className={`${cell} font-semibold ${look}`}
    >
      {day.day}
      <span aria-hidden="true" className="h-1 w-[60%] overflow-hidden rounded-full bg-current/20">
        <span className="block h-full rounded-full bg-current" style={{ width: `${day.share * 100}%` }} />
      </span>
    </a>
  );
}

/** A month whose free days can be chosen; the longer the bar, the more is free. */
export function MonthDays({ month, chosen, addressWith }: MonthDaysProps) {
  const cells = [...Array<null>(month.lead).fill(null), ...month.days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-[1.375rem]">{month.name}</h2>
        <span className="flex gap-2">
          <a href={addressWith({ month: month.before })} aria-label="Previous month" className={round}>
            <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          </a>
          <a href={addressWith({ month: month.after })} aria-label="Next month" className={round}>
            <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
          </a>
        </span>
      </div>
      <table className="mt-4 w-full table-fixed border-separate border-spacing-0.5">
        <caption className="sr-only">Days with free times in {month.name}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="h-8 text-sm font-normal text-mute">
                <span aria-hidden="true">{name.slice(0, 3)}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {weekdays.map((name, index) => {
                const day = week[index];
                return (
                  <td key={name} className="p-0">
                    {day ? (
                      <Day
                        day={day}
                        chosen={day.date === chosen}
                        href={addressWith({ month: month.id, day: day.date })}
                      />
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 flex items-center gap-3 text-sm text-mute">
        <span aria-hidden="true" className="h-1 w-9 overflow-hidden rounded-full bg-ink/15">
          <span className="block h-full w-1/2 rounded-full bg-ink" />
        </span>
        The longer the bar, the more free times
      </p>
    </div>
  );
}
