import { countries } from '#engines/leave/holidays.ts';
import { dayAndLongMonth, longDay } from '#lib/time/day-words.ts';
import type { Person } from '../../records.ts';
import { reportsOf } from '../../rules/tree.ts';
import { maySeePay } from '../../rules/viewer.ts';
import { FactList } from '../parts/fact-list.tsx';
import { PersonLink } from '../parts/person-link.tsx';
import { usePeople } from '../people-context.ts';

/** Colleagues see the day, and only those who are close to somebody's pay see the year. */
const birthdayOf = (born: string, close: boolean): string =>
  born === '' ? 'Not given' : close ? longDay(born) : dayAndLongMonth(born);

/** How to reach somebody, and who stands above and below. */
export function DetailsPart({ person }: { person: Person }) {
  const { rows, viewer } = usePeople();
  const manager = rows.people.get(person.managerId ?? '');
  const reports = reportsOf(rows.people).get(person.id) ?? [];
  const close = maySeePay(viewer, person.id);
  return (
    <div className="@container">
      <FactList
        facts={[
          ['Email', person.email || 'Not given'],
          ['Phone', person.phone || 'Not given'],
          ['Works in', [person.city, countries[person.country]].filter(Boolean).join(', ')],
          ['Birthday', birthdayOf(person.born, close)],
          ['Staff number', person.number],
          ...(close ? ([['Bank account', person.iban || 'Missing']] as const) : []),
        ]}
      />
      <div className="mt-6 grid gap-8 @2xl:grid-cols-2">
        <section>
          <h2 className="mb-2 text-xl">Reports to</h2>
          {manager ? (
            <PersonLink person={manager} />
          ) : (
            <p className="text-mute">No one. This is the top of the company.</p>
          )}
        </section>
        {reports.length > 0 ? (
          <section>
            <h2 className="mb-2 text-xl">
              Leads <span className="font-mono text-base font-normal text-mute">{reports.length}</span>
            </h2>
            <ul className="grid gap-1">
              {reports.map((each) => (
                <li key={each.id}>
                  <PersonLink person={each} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </div>
  );
}
