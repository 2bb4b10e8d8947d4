import { Check, CircleDashed, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockAt, shortDayAt } from '#lib/time/words-of-time.ts';
import type { ShownPoll } from '../poll-page.server.ts';
import type { Mark } from '../schema.ts';

interface AnswerTableProps {
  poll: ShownPoll;
  zone: string;
  /** What is shown at the end of a time's line. */
  action?: (time: ShownPoll['times'][number]) => ReactNode;
}

type Voter = ShownPoll['voters'][number];

/** A column for each person needs room; a phone reads their names under the time instead. */
const wide = '@max-2xl:hidden';

const marks: Readonly<Record<Mark, { Icon: typeof Check; says: string; look: string }>> = {
  yes: { Icon: Check, says: 'yes', look: 'bg-hue text-on-hue' },
  maybe: { Icon: CircleDashed, says: 'if necessary', look: 'bg-selected' },
  no: { Icon: Minus, says: 'no', look: 'text-mute' },
};

function MarkCell({ mark }: { mark: Mark }) {
  const { Icon, says, look } = marks[mark];
  return (
    <td className={`p-0.5 ${wide}`}>
      <span className={`grid h-11 place-items-center rounded-lg ${look}`}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{says}</span>
      </span>
    </td>
  );
}

function Names({ voters, start }: { voters: readonly Voter[]; start: string }) {
  const kinds = (Object.keys(marks) as Mark[]).map((mark) => ({
    ...marks[mark],
    names: voters
      .filter((voter) => (voter.marks[start] ?? 'no') === mark)
      .map(({ name, own }) => (own ? `${name} (you)` : name)),
  }));
  return (
    <ul className="mt-1.5 grid gap-1 text-sm @2xl:hidden">
      {kinds.map(({ Icon, says, names }) =>
        names.length > 0 ? (
          <li key={says} className="flex gap-2">
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span className="min-w-0 text-mute wrap-anywhere">
              <span className="sr-only">{says}: </span>
              {names.join(', ')}
            </span>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** Who can make which time: a line for each time, a column for each person. */
export function AnswerTable({ poll, zone, action }: AnswerTableProps) {
  return (
    <div className="@container mt-8 overflow-x-auto">
      <table className="w-full border-collapse text-[.9375rem]">
        <caption className="sr-only">Who can make which time</caption>
        <thead>
          <tr className="border-b-2 border-ink text-left align-bottom">
            <th scope="col" className="py-3 pe-4 font-medium">
              Time
            </th>
            {poll.voters.map((voter) => (
              <th
                key={voter.id}
                scope="col"
                className={`max-w-28 px-1 py-3 text-center font-medium wrap-anywhere ${wide}`}
              >
                <span className="block min-w-18">{voter.name}</span>
                {voter.own ? <span className="block font-normal text-mute">you</span> : null}
              </th>
            ))}
            <th scope="col" className="px-3 py-3 text-right font-medium @2xl:whitespace-nowrap">
              Available
            </th>
            {action ? (
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {poll.times.map((time) => (
            <tr key={time.start} className="border-b border-line">
              <th scope="row" className="py-2 pe-1 text-left font-normal @2xl:pe-4">
                <span className="whitespace-nowrap">
                  <span className="font-mono font-semibold">{clockAt(time.start, zone)}</span>{' '}
                  {shortDayAt(time.start, zone)}
                  {time.best ? (
                    <span className="ms-2 rounded-full bg-ink px-2 py-0.5 text-xs font-medium text-paper">
                      Best
                    </span>
                  ) : null}
                </span>
                <Names voters={poll.voters} start={time.start} />
              </th>
              {poll.voters.map((voter) => (
                <MarkCell key={voter.id} mark={voter.marks[time.start] ?? 'no'} />
              ))}
              <td className="px-3 text-right whitespace-nowrap tabular-nums @max-2xl:py-3 @max-2xl:align-top">
                {poll.voters.length > 0 ? `${time.yes + time.maybe} of ${poll.voters.length}` : '–'}
              </td>
              {action ? <td className="py-1 text-right @max-2xl:align-top">{action(time)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
