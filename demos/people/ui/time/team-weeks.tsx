import { dayAndMonth } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import type { Person } from '../../records.ts';
import { hoursText, overtimeOf, weekOf } from '../../rules/worked.ts';
import { PersonLink } from '../parts/person-link.tsx';
import { usePeople } from '../people-context.ts';

/** Overtime of a team, by week: what is over stands to the end, what is missing to the start. */
export function TeamWeeks({ team, monday }: { team: readonly Person[]; monday: string }) {
  const { rows, day } = usePeople();
  const mondays = [daysLater(monday, -7), monday];
  const lines = team.map((person) => ({
    person,
    weeks: mondays.map((each) => overtimeOf(weekOf(rows, person, each), day)),
  }));
  const most = Math.max(60, ...lines.flatMap(({ weeks }) => weeks.map(Math.abs)));
  return (
    <table className="w-full text-[.9375rem]">
      <caption className="sr-only">Hours above and below plan, by week</caption>
      <thead>
        <tr className="border-b border-line text-[.8125rem] text-mute">
          <th scope="col" className="py-2 text-start font-normal">
            Person
          </th>
          {mondays.map((each) => (
            <th key={each} scope="col" className="w-[34%] py-2 text-center font-normal">
              From {dayAndMonth(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ person, weeks }) => (
          <tr key={person.id} className="border-b border-line">
            <th scope="row" className="max-w-40 py-1 pe-3 text-start font-normal">
              <PersonLink person={person} />
            </th>
            {weeks.map((minutes, at) => (
              <td key={mondays[at]} className="px-2">
                <span className="block text-center font-mono text-[.8125rem] tabular-nums">
                  {hoursText(minutes, true)}
                </span>
                <span aria-hidden="true" className="relative mt-1 block h-2 rounded-full bg-sunk">
                  <span
                    className={`absolute inset-y-0 rounded-full ${minutes < 0 ? 'bg-warning' : 'bg-done'}`}
                    style={{
                      width: `${(Math.abs(minutes) / most) * 50}%`,
                      insetInlineStart: minutes < 0 ? `${50 - (Math.abs(minutes) / most) * 50}%` : '50%',
                    }}
                  />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
