import { Check, CircleDashed, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockAt, shortDayAt } from '#lib/words-of-time.ts';
import type { ShownPoll } from '../poll-page.server.ts';
import type { Mark } from '../schema.ts';

interface AnswerTableProps {
  poll: ShownPoll;
  zone: string;
  /** What stands at the end of a time's line. */
  action?: (time: ShownPoll['times'][number]) => ReactNode;
}

const marks: Readonly<Record<Mark, { Icon: typeof Check; says: string; look: string }>> = {
  yes: { Icon: Check, says: 'yes', look: 'bg-hue text-on-hue' },
  maybe: { Icon: CircleDashed, says: 'if need be', look: 'bg-selected' },
  no: { Icon: Minus, says: 'no', look: 'text-mute' },
};

function MarkCell({ mark }: { mark: Mark }) {
  const { Icon, says, look } = marks[mark];
  return (
    <td className="p-0.5">
      <span className={`grid h-11 place-items-center rounded-lg ${look}`}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{says}</span>
      </span>
    </td>
  );
}

/** Who can make which time: a line for each time, a column for each person. */
export function AnswerTable({ poll, zone, action }: AnswerTableProps) {
  return (
    <div className="mt-8 overflow-x-auto">
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
                className="max-w-28 px-1 py-3 text-center font-medium wrap-anywhere"
              >
                {voter.name}
                {voter.own ? <span className="block font-normal text-mute">you</span> : null}
              </th>
            ))}
            <th scope="col" className="px-3 py-3 text-right font-medium">
              Can come
            </th>
            {action ? (
              <th scope="col">
                <span className="sr-only">What to do</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {poll.times.map((time) => (
            <tr key={time.start} className="border-b border-line">
              <th scope="row" className="py-2 pe-4 text-left font-normal whitespace-nowrap">
                <span className="font-mono font-semibold">{clockAt(time.start, zone)}</span>{' '}
                {shortDayAt(time.start, zone)}
                {time.best ? (
                  <span className="ms-2 rounded-full bg-ink px-2 py-0.5 text-xs font-medium text-paper">
                    Best
                  </span>
                ) : null}
              </th>
              {poll.voters.map((voter) => (
                <MarkCell key={voter.id} mark={voter.marks[time.start] ?? 'no'} />
              ))}
              <td className="px-3 text-right tabular-nums">
                {time.yes + time.maybe} of {poll.voters.length}
              </td>
              {action ? <td className="py-1 text-right">{action(time)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
