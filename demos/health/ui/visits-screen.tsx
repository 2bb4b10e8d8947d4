import { ChevronRight } from 'lucide-react';
import { longDay, shortDay, weekday } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { changeVisit } from '../actions/actions.ts';
import { clinicianName, me } from '../practice.ts';
import type { Visit } from '../records.ts';
import { visitsOf } from '../rules/visits.ts';
import type { HealthView } from './use-health.ts';

const states: Readonly<Record<Visit['state'], string>> = {
  planned: 'Planned',
  arrived: 'You’ve arrived',
  done: 'Over',
  missed: 'Missed',
  cancelled: 'Cancelled',
};

/** The patient's visits: the next ones first, then what came of those that are over. */
export function VisitsScreen({ view }: { view: HealthView }) {
  const { ahead, past } = visitsOf(view.rows, me, view.day);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <section>
        <h3 className="text-xl">Ahead</h3>
        {ahead.length === 0 ? (
          <p className="mt-3 border-t border-line py-5 text-mute">
            No visits are planned. Book one, and its date and time will appear here.
          </p>
        ) : null}
        <ul className="mt-3 grid gap-3">
          {ahead.map((visit) => (
            <li key={visit.id} className="rounded-card bg-hue p-5 text-on-hue">
              <p className="font-[540]">
                {weekday(visit.day)}, {longDay(visit.day)}
              </p>
              <p className="font-display text-5xl font-semibold tracking-[-.04em] tabular-nums">
                {visit.time}
              </p>
              <p className="mt-2">
                {visit.reason}, with {clinicianName(visit.who)}
              </p>
              <Button
                size="small"
                variant="hue"
                className="mt-4 print:hidden"
                onClick={() =>
                  view.act(
                    `Cancelled the visit on ${shortDay(visit.day)}`,
                    changeVisit(visit, { state: 'cancelled' }),
                  )
                }
              >
                Cancel this visit
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-xl">Over</h3>
        {past.length === 0 ? (
          <p className="mt-3 border-t border-line py-5 text-mute">Results of your visits will appear here.</p>
        ) : null}
        <ul className="mt-3">
          {past.map((visit) => (
            <li key={visit.id} className="border-t border-line">
              <a
                href={hrefTo(['visits', visit.id])}
                className="-mx-2 flex items-center gap-3 rounded-xl px-2 py-3 hover:bg-selected"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">
                    {shortDay(visit.day)}, {visit.reason}
                  </span>
                  <span className="block truncate text-[.875rem] text-mute">
                    {visit.summary || `${states[visit.state]}, ${clinicianName(visit.who)}`}
                  </span>
                </span>
                <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-mute" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
