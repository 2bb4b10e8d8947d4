import { grouped } from '#lib/money/grouped.ts';
import type { MailHealthPage } from '../queries.server.ts';

const shown = [
  ['sent', 'Sent'],
  ['waiting', 'Waiting'],
  ['failed', 'Failed'],
  ['suppressed', 'Held back'],
  ['bounced', 'Bounced'],
  ['complained', 'Complaints'],
] as const;

/** How emails fared. */
export function Figures({ figures }: Pick<MailHealthPage, 'figures'>) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {shown.map(([name, label]) => (
        <div key={name}>
          <dt className="text-[.84375rem] text-mute">{label}</dt>
          <dd className="font-mono text-xl tabular-nums">{grouped(figures[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
