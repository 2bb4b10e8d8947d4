import { clockAt, shortDayAt } from '#lib/words-of-time.ts';
import type { CalendarPage } from '../pages.server.ts';
import { inLanes, shownHours } from '../week.ts';
import { placedIn } from './placed-meetings.ts';

/** One hour, in rem. */
const hourHeight = 4;
/** What is shorter is drawn as long as this, or its name could not be read. */
const shortest = 30;
const shades = {
  upcoming: 'bg-selected',
  over: 'bg-sunk text-mute',
  'no-show': 'bg-sunk text-warning',
  cancelled: '',
};

const blocksIn = (page: CalendarPage, day: string) =>
  placedIn(page, day).map((block) => ({ ...block, to: Math.max(block.to, block.from + shortest) }));

interface DayProps {
  page: CalendarPage;
  day: string;
  first: number;
  last: number;
}

function Day({ page, day, first, last }: DayProps) {
  const away = page.absences.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const everybodyIsAway = away.length > 0 && away.length >= (page.host ? 1 : page.hosts.length);
  return (
    <div
      className={`relative min-w-0 border-line not-first:border-s bg-[repeating-linear-gradient(to_bottom,var(--line)_0_1px,transparent_1px_var(--hour))] ${everybodyIsAway ? 'bg-sunk' : ''}`}
      style={{ height: `${(last - first) * hourHeight}rem`, ['--hour' as string]: `${hourHeight}rem` }}
    >
      <ul>
        {inLanes(blocksIn(page, day)).map(({ meeting, from, to, lane, lanes }) => (
          <li
            key={meeting.id}
            className="absolute p-px"
            style={{
              top: `${((from - first * 60) / 60) * hourHeight}rem`,
              height: `${((to - from) / 60) * hourHeight}rem`,
              insetInlineStart: `${(lane / lanes) * 100}%`,
              width: `${100 / lanes}%`,
            }}
          >
            <a
              href={`/admin-panel/bookings/${meeting.id}`}
              title={`${clockAt(meeting.start, page.zone)} ${meeting.type} with ${meeting.name}, ${meeting.host}`}
              className={`block h-full overflow-hidden rounded-lg border-s-[3px] border-ink px-2 py-1 text-[.8125rem] leading-tight hover:bg-[color-mix(in_oklab,var(--ink)_12%,var(--raised))] ${shades[meeting.standing]}`}
            >
              {to - from > shortest ? (
                <>
                  <span className="block truncate font-[540]">{meeting.name}</span>
                  <span className="block truncate text-mute">
                    {clockAt(meeting.start, page.zone)} {meeting.type}
                  </span>
                </>
              ) : (
                <span className="block truncate font-[540]">
                  {meeting.name} <span className="font-normal text-mute">{meeting.type}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The days side by side with their hours; below a desk's width a list says the same. */
export function WeekGrid({ page }: { page: CalendarPage }) {
  const { days, today } = page;
  const { first, last } = shownHours(days.flatMap((day) => blocksIn(page, day)));
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
          <Day key={day} page={page} day={day} first={first} last={last} />
        ))}
      </div>
    </div>
  );
}
