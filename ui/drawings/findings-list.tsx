import { CircleAlert, Info, TriangleAlert } from 'lucide-react';

export interface FindingsListProps {
  findings: readonly {
    weight: 'error' | 'warning' | 'notice';
    what: string;
    where: string;
    now: string;
    better: string;
  }[];
}

const marks = {
  error: { Icon: CircleAlert, word: 'Error', colour: 'text-danger' },
  warning: { Icon: TriangleAlert, word: 'Warning', colour: 'text-warning' },
  notice: { Icon: Info, word: 'Notice', colour: 'text-mute' },
};

/** Faults of a page: where each stands, and the line that mends it. */
export function FindingsList({ findings }: FindingsListProps) {
  return (
    <ul>
      {findings.map(({ weight, what, where, now, better }) => {
        const { Icon, word, colour } = marks[weight];
        return (
          <li
            key={what}
            className="grid gap-x-6 gap-y-2 border-b border-line px-5 py-5 last:border-0 md:grid-cols-[7.5rem_1fr]"
          >
            <p className={`flex items-center gap-2 self-start text-sm font-medium ${colour}`}>
              <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
              {word}
            </p>
            <div className="min-w-0">
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                {what}
                <span className="font-mono text-[.8125rem] font-normal text-mute">{where}</span>
              </p>
              <p className="mt-2 break-words font-mono text-[.8125rem] text-mute line-through decoration-1">
                {now}
              </p>
              <p className="mt-1 break-words font-mono text-[.8125rem]">{better}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
