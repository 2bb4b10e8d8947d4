import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { download } from '#demos/kit/export/download.ts';
import { ownZone } from '#lib/time/browser-time.ts';
import { dateAt } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { NamedText } from '#ui/text/rule-list.tsx';
import { weekCalendar, weekOf } from './week.ts';

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** A week on the wall: the visitor's own week, with today marked, to turn over and to take away. */
export function WeekWall({ days }: { days: readonly NamedText[] }) {
  // Only the browser knows which day it is for its visitor.
  const [today, setToday] = useState('');
  const [moved, setMoved] = useState(0);
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set([0, 2, 4]));
  useEffect(() => setToday(dateAt(new Date().toISOString(), ownZone())), []);
  const dates = today ? weekOf(today, moved) : [];
  function turn(at: number) {
    const next = new Set(taken);
    if (!next.delete(at)) next.add(at);
    setTaken(next);
  }
  function take() {
    const entries = days.flatMap(([name, text], at) => {
      const date = dates[at];
      return date && taken.has(at) ? [{ date, name: `${name}: how the week runs`, text }] : [];
    });
    download('week.ics', weekCalendar(entries, new Date()), 'text/calendar');
  }
  return (
    <div>
      <ol className="grid border-y-2 border-ink md:grid-cols-5 lg:pe-8">
        {days.map(([name, text], at) => {
          const date = dates[at];
          const isToday = date !== undefined && date === today;
          return (
            <li
              key={name}
              aria-current={isToday ? 'date' : undefined}
              className={`grid grid-cols-1 gap-3 border-ink px-(--gutter) md:grid-rows-[auto_auto_auto_1fr_auto] py-6 max-md:not-first:border-t md:min-h-[34rem] md:px-5 md:py-8 md:not-first:border-s lg:px-7 ${isToday ? 'bg-hue text-on-hue' : ''}`}
            >
              <p className="mono-label flex min-h-5 justify-between">
                <span>{date ? month.format(new Date(`${date}T00:00:00Z`)) : ''}</span>
                {isToday ? <span>today</span> : null}
              </p>
              <p
                aria-hidden="true"
                className="display text-[clamp(4.5rem,9vw,8.5rem)] tabular-nums max-md:text-[4rem]"
              >
                {date ? Number(date.slice(8)) : ['M', 'T', 'W', 'T', 'F'][at]}
              </p>
              <h2 className="text-[1.625rem] md:max-lg:text-[1.25rem]">{name}</h2>
              <p className="text-pretty">{text}</p>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[.9375rem]">
                <input
                  type="checkbox"
                  checked={taken.has(at)}
                  onChange={() => turn(at)}
                  className="size-5 accent-current"
                />
                Include {name}
              </label>
            </li>
          );
        })}
      </ol>
      <div className="wrap flex flex-wrap items-center gap-3 pt-6">
        <IconButton label="The week before" icon={ChevronLeft} onClick={() => setMoved(moved - 1)} />
        <IconButton label="The week after" icon={ChevronRight} onClick={() => setMoved(moved + 1)} />
        <Button variant="ink" disabled={!today || taken.size === 0} onClick={take}>
          <Download size={16} strokeWidth={1.5} aria-hidden="true" />
          Add {taken.size} {taken.size === 1 ? 'day' : 'days'} to my calendar
        </Button>
      </div>
    </div>
  );
}
