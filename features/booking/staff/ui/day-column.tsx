import { clockTime } from '#lib/time/opening-hours.ts';
import { clockAt, dayOfDate } from '#lib/time/words-of-time.ts';
import { minutesBetween } from '../open-minutes.ts';
import type { CalendarPage } from '../pages.server.ts';
import { inLanes } from '../week.ts';
import { NowLine } from './now-line.tsx';
import { blockedIn, drawnIn, shortest } from './placed-meetings.ts';

/** One hour, in rem. */
export const hourHeight = 4;
const slotMinutes = 30;
const shades = {
  upcoming: 'bg-selected',
  over: 'bg-sunk text-mute',
  'no-show': 'bg-sunk text-warning',
  cancelled: '',
};

interface DayProps {
  page: CalendarPage;
  day: string;
  /** The hours that are shown. */
  first: number;
  last: number;
  writes: boolean;
}

const rem = (minutes: number): string => `${(minutes / 60) * hourHeight}rem`;

/** The half hours that are still to come, each a way to book or block it. */
function EmptyTimes({ page, day, first, last }: DayProps) {
  const starts = Array.from(
    { length: ((last - first) * 60) / slotMinutes },
    (_, index) => first * 60 + index * slotMinutes,
  );
  const hrefOf = (time: string) =>
    `/admin-panel/bookings/new?${new URLSearchParams({ day, time, ...(page.host ? { host: page.host } : {}) })}`;
  return starts.map((start) => {
    const time = clockTime(start);
    return (
      // The button above the calendar is the way for the keyboard: three hundred stops would be none.
      <a
        key={start}
        href={hrefOf(time)}
        tabIndex={-1}
        title={`Book or block ${time}`}
        className="absolute inset-x-0 rounded-lg hover:bg-selected"
        style={{ top: rem(start - first * 60), height: rem(slotMinutes) }}
      >
        <span className="sr-only">
          Book or block {dayOfDate(day)}, {time}
        </span>
      </a>
    );
  });
}

function Blocked({ page, day, first }: Pick<DayProps, 'page' | 'day' | 'first'>) {
  const { view, host, zone } = page;
  return blockedIn(page, day).map(({ block, from, to }) => (
    <li
      key={block.id}
      className="absolute inset-x-0 p-px"
      style={{ top: rem(from - first * 60), height: rem(to - from) }}
    >
      <a
        href={`?${new URLSearchParams({ view, day, ...(host ? { host } : {}), block: block.id })}`}
        title={`${block.host}: blocked from ${clockAt(block.start, zone)} to ${clockAt(block.end, zone)}`}
        className="block h-full overflow-hidden rounded-lg border border-dashed border-outline bg-sunk px-2 py-1 text-[.8125rem] leading-tight text-mute hover:text-ink"
      >
        <span className="block truncate">{block.note || 'Blocked'}</span>
        <span className="block truncate">{block.host}</span>
      </a>
    </li>
  ));
}

/** One day of the grid: when somebody works, what is booked and blocked, and what is still empty. */
export function DayColumn(props: DayProps) {
  const { page, day, first, last, writes } = props;
  const closed = minutesBetween(page.open[day] ?? [], first * 60, last * 60);
  const isAhead = day >= page.today;
  return (
    <div
      className="relative min-w-0 border-line not-first:border-s"
      style={{ height: `${(last - first) * hourHeight}rem` }}
    >
      {closed.map(({ from, to }) => (
        <div
          key={from}
          data-closed
          aria-hidden="true"
          className="absolute inset-x-0 bg-sunk"
          style={{ top: rem(from - first * 60), height: rem(to - from) }}
        />
      ))}
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[repeating-linear-gradient(to_bottom,var(--line)_0_1px,transparent_1px_var(--hour))]"
        style={{ ['--hour' as string]: `${hourHeight}rem` }}
      />
      {writes && isAhead ? <EmptyTimes {...props} /> : null}
      <ul>
        <Blocked page={page} day={day} first={first} />
        {inLanes(drawnIn(page, day)).map(({ meeting, from, to, lane, lanes }) => (
          <li
            key={meeting.id}
            className="absolute p-px"
            style={{
              top: rem(from - first * 60),
              height: rem(to - from),
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
      <NowLine
        page={page}
        day={day}
        placeOf={(minutes) => rem(minutes - first * 60)}
        until={last * 60}
        from={first * 60}
      />
    </div>
  );
}
