import { useState } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { longDay, weekday } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { clockOf, dateOf, dayStart } from '../../hours.ts';
import type { Interview } from '../../records.ts';
import { shownPerson } from '../../shown-person.ts';
import { colleagueName } from '../../staff.ts';
import type { Desk } from '../desk.ts';
import { whenSaid } from './interviews-view.tsx';

const firstPart = 60;

interface AgendaScreenProps {
  desk: Desk;
  mayOpen: (jobId: string) => boolean;
}

/** Which interviews come, day by day, and which wait for a candidate to choose. */
export function AgendaScreen({ desk, mayOpen }: AgendaScreenProps) {
  const { rows, day } = desk;
  const today = dayStart(day);
  const mine = [...rows.interviews.values()].filter(({ applicationId }) =>
    mayOpen(rows.applications.get(applicationId)?.jobId ?? ''),
  );
  const planned = mine
    .filter(({ state, start }) => state === 'planned' && start !== null && start >= today)
    .sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  const [shown, setShown] = useState(firstPart);
  const open = mine.filter(({ state }) => state === 'offered');
  const days = [...Map.groupBy(planned.slice(0, shown), ({ start }) => dateOf(start ?? 0))];
  const row = (interview: Interview, when: string) => {
    const application = rows.applications.get(interview.applicationId);
    if (!application) return null;
    return (
      <li
        key={interview.id}
        className="relative grid items-baseline gap-x-6 gap-y-1 border-t border-line py-4 hover:bg-selected sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)_9rem] sm:px-3"
      >
        <p className="font-mono text-[1.0625rem]">{when}</p>
        <div className="min-w-0">
          <a
            href={hrefTo(['application', application.id], { tab: 'interviews' })}
            className="font-medium after:absolute after:inset-0"
          >
            {shownPerson(rows, application).name}
          </a>
          <p className="text-[.875rem] text-mute">
            {rows.jobs.get(application.jobId)?.title}: {interview.name}
          </p>
        </div>
        <p className="text-[.9375rem]">{interview.hostIds.map(colleagueName).join(', ')}</p>
        <p className="text-[.875rem] text-mute">{interview.where}</p>
      </li>
    );
  };
  const most = Math.max(planned.length, open.length);
  return (
    <div className="grid gap-10">
      {days.length === 0 ? (
        <p className="rounded-card border border-dashed border-outline p-8 text-mute">
          No interviews are planned. Open a candidate and offer a few times.
        </p>
      ) : null}
      {days.map(([date, interviews]) => (
        <section key={date}>
          <h2 className="mb-3 text-2xl">
            {weekday(date)} <span className="text-mute">{longDay(date)}</span>
          </h2>
          <ul>
            {interviews.map((interview) =>
              row(
                interview,
                `${clockOf(interview.start ?? 0)}–${clockOf((interview.start ?? 0) + interview.minutes * 60_000)}`,
              ),
            )}
          </ul>
        </section>
      ))}
      {open.length > 0 ? (
        <section>
          <h2 className="mb-3 text-2xl">
            Not chosen yet <span className="text-mute">{open.length}</span>
          </h2>
          <ul>
            {open
              .slice(0, shown)
              .map((interview) => row(interview, interview.offered.map(whenSaid).join('; ')))}
          </ul>
        </section>
      ) : null}
      {most > shown ? (
        <Button
          size="small"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setShown(shown + firstPart)}
        >
          Show more of {grouped(most - shown)}
        </Button>
      ) : null}
    </div>
  );
}
