import { weekMinutes } from '#engines/leave/working-time.ts';
import { shortDay } from '#lib/time/day-words.ts';
import type { Person, WorkContract } from '../../records.ts';
import { ofPerson } from '../../rules/by-person.ts';
import { contractsOf } from '../../rules/leave-account.ts';
import { maySeePay } from '../../rules/viewer.ts';
import { usePeople } from '../people-context.ts';
import { useMoney } from '../use-money.ts';

const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** A week of work as seven bars. */
function Week({ contract }: { contract: WorkContract }) {
  return (
    <div className="flex items-end gap-1.5" aria-hidden="true">
      {names.map((name, at) => {
        const minutes = contract.week[at] ?? 0;
        return (
          <span key={name} className="grid w-6 justify-items-center gap-1 text-[.6875rem] text-mute">
            <span data-hue="lilac" className="flex h-10 w-full items-end rounded-md bg-sunk">
              <span className="w-full rounded-md bg-hue" style={{ height: `${(minutes / 480) * 100}%` }} />
            </span>
            {name}
          </span>
        );
      })}
    </div>
  );
}

/** Contracts with their weeks, and what happened since the first day. */
export function JobPart({ person }: { person: Person }) {
  const { rows, viewer } = usePeople();
  const { whole } = useMoney();
  const events = ofPerson(rows.events, person.id).toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const contracts = contractsOf(rows, person.id).toReversed();
  return (
    <div className="grid gap-8 @3xl:grid-cols-2">
      <section>
        <h2 className="text-xl">Contracts</h2>
        {contracts.length === 0 ? <p className="mt-2 text-mute">There is no contract yet.</p> : null}
        <ul className="mt-3 grid gap-3">
          {contracts.map((contract) => (
            <li
              key={contract.id}
              className="flex flex-wrap items-end justify-between gap-4 rounded-card border border-line bg-raised p-5"
            >
              <div>
                <p className="font-display text-2xl font-semibold tracking-[-.03em]">
                  {weekMinutes(contract) / 60} h per week
                </p>
                <p className="text-[.9375rem] text-mute">
                  {shortDay(contract.from)} {contract.to ? `to ${shortDay(contract.to)}` : 'onwards'}
                </p>
                <p className="mt-2 text-[.9375rem]">
                  {contract.leaveDays} days of leave per year
                  {maySeePay(viewer, person.id) ? `, ${whole(contract.monthly)} a month` : ''}
                </p>
              </div>
              <Week contract={contract} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-xl">History</h2>
        <ol className="mt-3 border-s border-line">
          {events.map((event) => (
            <li key={event.id} className="relative pb-4 ps-5">
              <span aria-hidden="true" className="absolute start-[-4.5px] top-2 size-2 rounded-full bg-ink" />
              <p className="font-medium">{event.what}</p>
              <p className="text-[.875rem] text-mute">{shortDay(event.day)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
