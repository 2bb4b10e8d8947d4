import { shortDayAt } from '#lib/time/words-of-time.ts';
import type { CalendarPage } from '../pages.server.ts';
import { shownHours } from '../week.ts';
import { DayColumn, hourHeight } from './day-column.tsx';
import { blockedIn, drawnIn } from './placed-meetings.ts';

/** The days side by side with their hours; below the width of a desktop a list says the same. */
export function WeekGrid({ page, writes }: { page: CalendarPage; writes: boolean }) {
  const { days, today } = page;
  const { first, last } = shownHours(
    days.flatMap((day) => [...drawnIn(page, day), ...blockedIn(page, day), ...(page.open[day] ?? [])]),
  );
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const columns = { gridTemplateColumns: `3.5rem repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div className="hidden overflow-hidden rounded-card border border-line bg-raised lg:block">
      <div className="grid border-b border-line" style={columns}>
        <span />
        {days.map((day) => (
          <a
            key={day}
            href={`?${new URLSearchParams({ view: 'day', day, ...(page.host ? { host: page.host } : {}) })}`}
            aria-current={day === today ? 'date' : undefined}
            className="flex min-h-11 items-center border-s border-line px-3 text-[.9375rem] text-mute hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {shortDayAt(`${day}T12:00:00Z`, 'UTC')}
          </a>
        ))}
      </div>
      <div className="grid" style={columns}>
        <ol aria-hidden="true" className="border-e border-line">
          {hours.map((hour) => (
            <li
              key={hour}
              className="pe-2 pt-1 text-end font-mono text-xs text-mute"
              style={{ height: `${hourHeight}rem` }}
            >
              {String(hour).padStart(2, '0')}:00
            </li>
          ))}
        </ol>
        {days.map((day) => (
          <DayColumn key={day} page={page} day={day} first={first} last={last} writes={writes} />
        ))}
      </div>
    </div>
  );
}
