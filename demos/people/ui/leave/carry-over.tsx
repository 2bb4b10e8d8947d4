import { dayAndLongMonth } from '#lib/time/day-words.ts';
import { employedOn } from '../../rules/away.ts';
import { contractsOf, inDays, leaveFigures, leaveLedger } from '../../rules/leave-account.ts';
import { carryRule } from '../../rules/policy.ts';
import { allUnder } from '../../rules/tree.ts';
import { PersonLink } from '../parts/person-link.tsx';
import { usePeople } from '../people-context.ts';

const mostShown = 40;

/** Who would lose leave at the end of the year, most first, while there is time to take it. */
export function CarryOver() {
  const { rows, viewer, day } = usePeople();
  const year = Number(day.slice(0, 4));
  const under = new Set(allUnder(rows.people, viewer.person.id).map(({ id }) => id));
  const staff = employedOn(rows, day).filter(({ id }) => viewer.role === 'hr' || under.has(id));
  const left = staff
    .map((person) => ({ person, figures: leaveFigures(leaveLedger(rows, person, year), day) }))
    .filter(({ figures }) => figures.cut > 0)
    .sort((one, other) => other.figures.cut - one.figures.cut);
  return (
    <section>
      <p className="mb-4 max-w-[44rem] text-pretty">
        Up to {carryRule.days} days may go into {year + 1} and can be taken until{' '}
        {dayAndLongMonth(`${year + 1}-${carryRule.until}`)}. These people have more left than that, counting
        what is planned and asked for.
      </p>
      {left.length === 0 ? (
        <p className="text-mute">No one would lose leave at the end of this year.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {left.slice(0, mostShown).map(({ person, figures }) => {
            const contracts = contractsOf(rows, person.id);
            return (
              <li key={person.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
                <PersonLink person={person} className="min-w-0 flex-1 basis-56" />
                <span className="text-[.9375rem] text-mute">{inDays(figures.free, contracts, day)} left</span>
                <span className="min-w-32 text-end font-medium text-warning">
                  {inDays(figures.cut, contracts, day)} would go
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {left.length > mostShown ? <p className="mt-3 text-mute">And {left.length - mostShown} more.</p> : null}
    </section>
  );
}
