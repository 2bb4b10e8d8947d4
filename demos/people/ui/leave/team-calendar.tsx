import { ChevronLeft, ChevronRight } from 'lucide-react';
import { datesBetween, daysInMonth } from '#engines/leave/days.ts';
import { monthAndYear } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { employedOn } from '../../rules/away.ts';
import { barsOf, freeDaysOf } from '../../rules/bars.ts';
import { FilterChoice } from '../directory/filter-choice.tsx';
import { SpanGrid } from '../parts/span-grid.tsx';
import { usePeople } from '../people-context.ts';
import { RowHead } from '../today/fortnight.tsx';

const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A month of one team. The address says which. */
export function TeamCalendar({ month: given, team: asked }: { month: string; team: string }) {
  const { rows, viewer, day } = usePeople();
  const month = isMonth.test(given) ? given : day.slice(0, 7);
  const team = rows.teams.has(asked) ? asked : viewer.person.teamId;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [from, to] = [`${month}-01`, `${month}-${daysInMonth(year, number)}`];
  const staff = employedOn(rows, to > day ? day : to).filter(({ teamId }) => teamId === team);
  const go = (change: { month?: string; team?: string }) =>
    goTo(['leave', 'team'], { month, team, ...change }, { replace: true });
  const step = (days: string) => go({ month: days.slice(0, 7) });
  const teams = [...rows.teams.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  return (
    <div>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <div className="flex items-center gap-1">
          <IconButton label="Previous month" icon={ChevronLeft} onClick={() => step(daysLater(from, -1))} />
          <h2 className="min-w-44 text-center text-2xl">{monthAndYear(from)}</h2>
          <IconButton label="Next month" icon={ChevronRight} onClick={() => step(daysLater(to, 1))} />
        </div>
        <FilterChoice
          name="team"
          label="Team"
          all="My team"
          value={team === viewer.person.teamId ? '' : team}
          options={teams.map(({ id, name }) => [id, name])}
          onChoose={(_, next) => go({ team: next })}
        />
      </div>
      <div className="relative overflow-x-auto max-md:-mx-(--gutter) max-md:px-(--gutter)">
        <div className="max-md:min-w-[52rem]">
          <SpanGrid
            label={`Leave in ${monthAndYear(from)}`}
            days={datesBetween(from, to)}
            today={day}
            rows={staff.map((person) => ({
              key: person.id,
              name: person.name,
              head: <RowHead person={person} />,
              bars: barsOf(rows, viewer, person, from, to),
              free: freeDaysOf(person, from, to),
            }))}
          />
        </div>
      </div>
      {staff.length === 0 ? <p className="mt-4 text-mute">No one worked in this team that month.</p> : null}
      <p className="mt-4 text-[.875rem] text-mute">
        Filled bars are approved and dashed bars are waiting for an answer. Shaded days are weekends and
        public holidays.
      </p>
    </div>
  );
}
