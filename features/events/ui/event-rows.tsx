import { monthAndYear, shortMonth, shortWeekday } from '#lib/time/day-words.ts';
import { clockAt, placeOf, shortDayAt } from '#lib/time/words-of-time.ts';
import { Badge } from '#ui/data/badge.tsx';
import { useVisitorZone } from '#ui/foundation/use-visitor-zone.ts';
import type { ShownEvent } from '../page.server.ts';
import { kindWords } from './words.ts';

function Seats({ event }: { event: ShownEvent }) {
  if (event.status === 'cancelled') return <Badge tone="danger">Cancelled</Badge>;
  if (event.over) return event.recorded ? <Badge tone="done">Recap available</Badge> : null;
  const left = event.tickets.reduce((sum, ticket) => sum + ticket.left, 0);
  if (left === 0) return <Badge tone="warning">Waiting list</Badge>;
  return <Badge tone="plain" icon={null}>{`${left} ${left === 1 ? 'seat' : 'seats'} left`}</Badge>;
}

/** The same moment by the reader's clock, where it shows another time; with the day where that differs too. */
function YourClock({ start, zone }: { start: string; zone: string }) {
  const own = useVisitorZone();
  if (!own || clockAt(start, own) === clockAt(start, zone)) return null;
  const day = shortDayAt(start, own) === shortDayAt(start, zone) ? '' : `${shortDayAt(start, own)}, `;
  return (
    <span>
      {day}
      {clockAt(start, own)} your time
    </span>
  );
}

function Row({ event }: { event: ShownEvent }) {
  const where = event.tickets.map(({ name }) => name.toLowerCase()).join(' and ');
  return (
    <li className="border-b border-line">
      <a
        href={`/event/${event.slug}`}
        className="group grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-5 sm:grid-cols-[5.5rem_minmax(0,1fr)_9.5rem] sm:gap-x-6"
      >
        <time dateTime={event.start} className="sm:row-span-2">
          <span className="display block text-[2.25rem] leading-none sm:text-[2.75rem]">
            {Number(event.localStart.slice(8, 10))}
          </span>
          <span className="mt-1.5 block text-sm text-mute">
            {shortWeekday(event.localStart)} {shortMonth(event.localStart)}
          </span>
        </time>
        <div className="min-w-0">
          <h3
            className={`text-[1.5rem] leading-tight underline-offset-4 group-hover:underline ${event.status === 'cancelled' ? 'line-through decoration-2' : ''}`}
          >
            {event.title}
          </h3>
          <p className="mt-1.5 line-clamp-2 max-w-[38rem] text-mute text-pretty">{event.summary}</p>
        </div>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm max-sm:col-start-2 sm:flex-col sm:items-end sm:text-end">
          <span className="font-medium">{kindWords[event.kind]}</span>
          {/* A line of its own on a phone: the second clock comes later, and moves nothing. */}
          <span className="flex flex-wrap gap-x-3 max-sm:basis-full sm:contents">
            <span className="font-mono [word-spacing:-.28em]">
              {event.localStart.slice(11)} {placeOf(event.zone)}
            </span>
            {event.over ? null : <YourClock start={event.start} zone={event.zone} />}
          </span>
          <span className="text-mute first-letter:uppercase">{where}</span>
          <Seats event={event} />
        </p>
      </a>
    </li>
  );
}

/** Events by month, each with its day at the front. */
export function EventRows({ events }: { events: readonly ShownEvent[] }) {
  const months = Map.groupBy(events, ({ localStart }) => monthAndYear(localStart));
  return (
    <div className="grid gap-10">
      {[...months].map(([month, its]) => (
        <section key={month}>
          <h2 className="border-b-2 border-ink pb-3 font-sans text-[1.0625rem] font-medium tracking-normal">
            {month}
          </h2>
          <ol>
            {its.map((event) => (
              <Row key={event.slug} event={event} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
