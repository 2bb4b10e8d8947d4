import { countries, holidaysBetween } from '#engines/leave/holidays.ts';
import { dayAndLongMonth } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { ofPerson } from '../../rules/by-person.ts';
import { leaveLedger } from '../../rules/leave-account.ts';
import { carryRule } from '../../rules/policy.ts';
import { nearDay } from '../parts/span-words.ts';
import { usePeople } from '../people-context.ts';
import { LeaveFigures } from './leave-figures.tsx';
import { LedgerView } from './ledger-view.tsx';
import { RequestRows } from './request-rows.tsx';

/** One's own leave: what is left, how it came about, and what was asked for. */
export function MyLeave() {
  const { rows, viewer, day } = usePeople();
  const { person } = viewer;
  const year = Number(day.slice(0, 4));
  const ledger = leaveLedger(rows, person, year);
  const coming = holidaysBetween(person.country, day, daysLater(day, 180)).slice(0, 5);
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-10 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-9">
          <LeaveFigures person={person} ledger={ledger} />
          <section>
            <h2 className="mb-3 text-2xl">Your requests</h2>
            <RequestRows requests={ofPerson(rows.requests, person.id)} />
          </section>
          <section>
            <h2 className="mb-2 text-2xl">Public holidays in {countries[person.country]}</h2>
            <ul className="flex flex-wrap gap-2">
              {coming.map(([date, name]) => (
                <li
                  key={date}
                  className="rounded-full border border-line bg-raised px-4 py-2 text-[.9375rem]"
                >
                  <span className="font-mono text-[.8125rem] text-mute">{nearDay(date)}</span> {name}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section>
          <h2 className="text-2xl">How it is worked out</h2>
          <p className="mt-1 mb-3 text-[.9375rem] text-mute">
            Each month earns a twelfth of the year’s leave under the contract in force. Up to {carryRule.days}{' '}
            days carry over into the next year and can be taken until{' '}
            {dayAndLongMonth(`${year}-${carryRule.until}`)}. Requests count from the moment you send them.
          </p>
          <LedgerView person={person} ledger={ledger} />
        </section>
      </div>
    </div>
  );
}
