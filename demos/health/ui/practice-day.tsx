import { longDay, shortWeekday } from '#lib/time/day-words.ts';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { clinicians, clockOf, hours, minutesOf } from '../practice.ts';
import type { Visit } from '../records.ts';
import type { HealthView } from './use-health.ts';

const states: Readonly<Record<Visit['state'], { word: string; tone: BadgeTone }>> = {
  planned: { word: 'Planned', tone: 'plain' },
  arrived: { word: 'Waiting', tone: 'warning' },
  done: { word: 'Seen', tone: 'done' },
  missed: { word: 'Didn’t come', tone: 'danger' },
  cancelled: { word: 'Cancelled', tone: 'plain' },
};

const rowOf = (clock: string): number => (minutesOf(clock) - hours.from) / hours.step + 2;
const lines = (hours.until - hours.from) / hours.step;

/** The practice's day: a column for each who sees patients, a line for each twenty minutes. */
export function PracticeDay({ view, day }: { view: HealthView; day: string }) {
  const visits = [...view.rows.visits.values()].filter(
    (visit) => visit.day === day && visit.state !== 'cancelled',
  );
  const isToday = day === view.day;
  const now = rowOf(view.time);
  return (
    <div>
      <p className="pb-3 text-mute">
        {shortWeekday(day)} {longDay(day)}. {visits.length} visits,{' '}
        {visits.filter(({ state }) => state === 'arrived').length} waiting,{' '}
        {visits.filter(({ state }) => state === 'done').length} seen.
      </p>
      <div
        className="grid grid-cols-[3rem_repeat(2,minmax(0,1fr))] gap-x-2 sm:gap-x-4"
        style={{ gridTemplateRows: `auto repeat(${lines}, minmax(2.875rem, auto))` }}
      >
        {clinicians.map(({ id, name, what }, at) => (
          <h3
            key={id}
            className="pb-2 text-[.9375rem] tracking-normal"
            style={{ gridColumn: at + 2, gridRow: 1 }}
          >
            {name} <span className="font-normal text-mute max-sm:block">{what}</span>
          </h3>
        ))}
        {Array.from({ length: lines }, (_, at) => hours.from + at * hours.step).map((start) => (
          <span
            key={start}
            aria-hidden="true"
            className={`border-t text-[.8125rem] tabular-nums ${start % 60 === 0 ? 'border-outline text-mute' : 'border-line text-transparent'}`}
            style={{ gridColumn: '1 / -1', gridRow: rowOf(clockOf(start)) }}
          >
            {clockOf(start)}
          </span>
        ))}
        {isToday && now >= 2 && now < lines + 2 ? (
          <span
            aria-hidden="true"
            className="z-1 h-0.5 bg-danger"
            style={{ gridColumn: '1 / -1', gridRow: Math.floor(now), translate: `0 ${(now % 1) * 46}px` }}
          />
        ) : null}
        {visits.map((visit) => {
          const column = clinicians.findIndex(({ id }) => id === visit.who) + 2;
          const { word, tone } = states[visit.state];
          return (
            <a
              key={visit.id}
              href={hrefTo(['visit', visit.id])}
              className={`mb-1 flex min-w-0 flex-wrap items-center gap-x-3 overflow-hidden rounded-xl px-2.5 py-1 hover:outline-2 hover:outline-ink sm:px-3 ${visit.state === 'planned' ? 'bg-hue/45 text-ink' : visit.state === 'arrived' ? 'bg-hue text-on-hue' : 'bg-sunk text-mute'}`}
              style={{ gridColumn: column, gridRow: rowOf(visit.time) }}
            >
              <span className="min-w-0 truncate text-[.875rem] font-medium sm:text-[.9375rem]">
                <span className="sr-only">{visit.time}, </span>
                {view.rows.patients.get(visit.patientId)?.name}
              </span>
              <span className="truncate text-[.8125rem] max-sm:hidden">{visit.reason}</span>
              {visit.state === 'planned' ? null : (
                <Badge
                  tone={tone}
                  className={`ms-auto max-sm:ms-0 ${visit.state === 'arrived' ? '!text-current' : ''}`}
                >
                  {word}
                </Badge>
              )}
            </a>
          );
        })}
      </div>
    </div>
  );
}
