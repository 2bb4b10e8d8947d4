import { clockAt, dayOfDate } from '#lib/time/words-of-time.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import type { CalendarPage } from '../pages.server.ts';
import { placedIn } from './placed-meetings.ts';

/** The meetings of the days that have any, one under the other. */
export function DayList({ page, className }: { page: CalendarPage; className: string }) {
  const { days, zone, today } = page;
  const filled = days
    .map((day) => ({ day, meetings: placedIn(page, day) }))
    .filter(({ meetings }) => meetings.length > 0);
  return (
    <div
      className={`rounded-card border border-line bg-raised max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 ${className}`}
    >
      {filled.length === 0 ? (
        <WorkspaceEmpty heading="No meetings on these days">
          <p>
            Set hours and days off under Hosts and hours, and choose what people can book under Meeting types.
          </p>
        </WorkspaceEmpty>
      ) : null}
      {filled.map(({ day, meetings }) => (
        <section
          key={day}
          aria-label={dayOfDate(day)}
          className="border-line px-4 py-3 not-first:border-t sm:px-6"
        >
          <h3 className="text-[.9375rem] text-mute">
            {dayOfDate(day)}
            {day === today ? ', today' : ''}
          </h3>
          <ul>
            {meetings.map(({ meeting }) => (
              <li key={meeting.id}>
                <a
                  href={`/admin-panel/bookings/${meeting.id}`}
                  className="flex min-h-14 items-center gap-4 py-1.5"
                >
                  <span className="w-12 shrink-0 font-mono text-[.9375rem]">
                    {clockAt(meeting.start, zone)}
                  </span>
                  <span className="min-w-0">
                    <span className="block truncate font-[540]">{meeting.name}</span>
                    <span className="block truncate text-[.9375rem] text-mute">
                      {meeting.type}, {meeting.host}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
