import { ChevronLeft, ChevronRight, Palmtree } from 'lucide-react';
import { dayAndLongMonth, monthAndYear } from '#lib/time/day-words.ts';
import { dayOfDate } from '#lib/time/words-of-time.ts';
import { WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import type { CalendarPage } from '../pages.server.ts';
import type { CalendarView } from '../week.ts';
import { BookingTabs } from './booking-tabs.tsx';
import { DayList } from './day-list.tsx';
import { PickedBlock } from './picked-block.tsx';
import { WeekGrid } from './week-grid.tsx';

const viewWords: Record<CalendarView, string> = { week: 'Week', day: 'Day', month: 'Month' };

function headingOf({ view, day, days }: CalendarPage): string {
  if (view === 'day') return dayOfDate(day);
  if (view === 'month') return monthAndYear(day);
  const [first = day, last = day] = [days[0], days.at(-1)];
  return `${dayAndLongMonth(first)} to ${dayAndLongMonth(last)}`;
}

function hrefOf(page: CalendarPage, change: { view?: string; day?: string; host?: string | null }): string {
  const { view = page.view, day = page.day, host = page.host } = change;
  return `?${new URLSearchParams({ view, day, ...(host ? { host } : {}) })}`;
}

const step =
  'grid size-11 place-items-center rounded-full border border-line bg-raised hover:bg-sunk [&>svg]:rtl:-scale-x-100';

function Away({ page }: { page: CalendarPage }) {
  if (page.absences.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-[.9375rem] text-mute">
      {page.absences.map(({ id, host, firstDay, lastDay }) => (
        <li key={id}>
          <a
            href={`/admin-panel/bookings/absences/${id}`}
            className="inline-flex min-h-11 items-center gap-2"
          >
            <Palmtree size={16} strokeWidth={1.5} aria-hidden="true" />
            {host} is away {dayAndLongMonth(firstDay)}
            {lastDay === firstDay ? '' : ` to ${dayAndLongMonth(lastDay)}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The meetings of a week, a day or a month; on a phone a week is a list too. */
export function CalendarWorkspace({ page, writes }: { page: CalendarPage; writes: boolean }) {
  const { view, before, after, today, hosts, host } = page;
  return (
    <>
      <BookingTabs here="/admin-panel/bookings" />
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex gap-1.5">
          <a href={hrefOf(page, { day: before })} aria-label={`Previous ${view}`} className={step}>
            <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          </a>
          <a href={hrefOf(page, { day: after })} aria-label={`Next ${view}`} className={step}>
            <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
          </a>
        </div>
        <h2 className="text-xl">{headingOf(page)}</h2>
        <a
          href={hrefOf(page, { day: today })}
          className="inline-flex min-h-11 items-center px-2 text-[.9375rem] underline underline-offset-4"
        >
          Today
        </a>
        <div className="sm:ms-auto">
          <WorkspaceTabs
            label="View"
            tabs={(['day', 'week', 'month'] as const).map((each) => ({
              label: viewWords[each],
              href: hrefOf(page, { view: each }),
              current: each === view,
            }))}
          />
        </div>
      </div>
      {hosts.length > 1 ? (
        <div className="mb-4">
          <WorkspaceTabs
            label="Host"
            tabs={[
              { label: 'Everyone', href: hrefOf({ ...page, host: null }, {}), current: host === null },
              ...hosts.map(({ id, name }) => ({
                label: name,
                href: hrefOf(page, { host: id }),
                current: id === host,
              })),
            ]}
          />
        </div>
      ) : null}
      <Away page={page} />
      {page.picked ? <PickedBlock page={page} block={page.picked} writes={writes} /> : null}
      {view === 'month' ? null : <WeekGrid page={page} writes={writes} />}
      <DayList page={page} className={view === 'month' ? '' : 'lg:hidden'} />
      <p className="mt-3 text-sm text-mute">
        Times are in {page.zone.replaceAll('_', ' ')}.
        {view === 'month' || !writes
          ? null
          : ' Grey hours are outside working time. Click an empty time to book or block it.'}
      </p>
    </>
  );
}
