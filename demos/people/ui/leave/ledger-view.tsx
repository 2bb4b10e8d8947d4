import type { Entry } from '#engines/leave/balance.ts';
import { dayAndMonth, longDay, monthAndYear } from '#lib/time/day-words.ts';
import type { Person } from '../../records.ts';
import { contractsOf, inDays } from '../../rules/leave-account.ts';
import { leaveType } from '../../rules/leave-types.ts';
import { usePeople } from '../people-context.ts';

interface Line {
  key: string;
  day: string;
  what: string;
  minutes: number;
  future: boolean;
}

/** The lines of a year as one reads them: the days of one request together, each month's share by its name. */
function linesOf(ledger: readonly Entry[], today: string, whatOf: (entry: Entry) => string): Line[] {
  const lines = new Map<string, Line>();
  for (const [at, entry] of ledger.entries()) {
    const key = entry.request ? `${entry.kind}-${entry.request}` : `${entry.kind}-${at}`;
    const before = lines.get(key);
    if (before) before.minutes += entry.minutes;
    else
      lines.set(key, {
        key,
        day: entry.day,
        what: whatOf(entry),
        minutes: entry.minutes,
        future: entry.day > today,
      });
  }
  return [...lines.values()];
}

/** How a balance came about, line by line with what stood after each. */
export function LedgerView({ person, ledger }: { person: Person; ledger: readonly Entry[] }) {
  const { rows, day } = usePeople();
  const contracts = contractsOf(rows, person.id);
  const words: Record<Entry['kind'], (entry: Entry) => string> = {
    carried: (entry) => `Carried over from ${Number(entry.day.slice(0, 4)) - 1}`,
    earned: (entry) => `Earned in ${monthAndYear(entry.day).replace(/ \d+$/, '')}`,
    taken: (entry) =>
      `${leaveType(rows.requests.get(entry.request ?? '')?.type ?? 'holiday').label} from ${dayAndMonth(entry.day)}`,
    held: (entry) => `Asked for, from ${dayAndMonth(entry.day)}`,
    lapsed: () => 'Carried over and not taken in time',
    cut: () => 'More than can be carried into next year',
  };
  let stands = 0;
  return (
    <table className="w-full text-[.9375rem]">
      <caption className="sr-only">How this balance is worked out</caption>
      <thead>
        <tr className="border-b border-line text-[.8125rem] text-mute">
          <th scope="col" className="py-2 pe-3 text-start font-normal">
            Day
          </th>
          <th scope="col" className="py-2 pe-3 text-start font-normal">
            What
          </th>
          <th scope="col" className="py-2 pe-3 text-end font-normal">
            Change
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {linesOf(ledger, day, (entry) => words[entry.kind](entry)).map((line) => {
          stands += line.minutes;
          return (
            <tr key={line.key} className={`border-b border-line ${line.future ? 'text-mute' : ''}`}>
              <td className="py-2 pe-3 font-mono text-[.8125rem] whitespace-nowrap">
                <time dateTime={line.day} title={longDay(line.day)}>
                  {dayAndMonth(line.day)}
                </time>
              </td>
              <td className="py-2 pe-3">{line.what}</td>
              <td className="py-2 pe-3 text-end whitespace-nowrap">
                {line.minutes > 0 ? '+' : ''}
                {inDays(line.minutes, contracts, line.day)}
              </td>
              <td className="py-2 text-end font-medium whitespace-nowrap">
                {inDays(stands, contracts, line.day)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
