import type { StageSum } from '#features/leads/board.server.ts';
import { stageWords } from '#features/leads/stages.ts';
import { counted } from '#lib/money/grouped.ts';
import { Badge } from '#ui/data/badge.tsx';

/** The number and value of leads at each stage; each cell links to them. */
export function PipelinePart({ stages }: { stages: readonly StageSum[] }) {
  const most = Math.max(1, ...stages.map(({ amount }) => amount));
  return (
    <ul className="grid overflow-hidden rounded-card border border-line bg-raised @lg:grid-cols-5">
      {stages.map(({ stage, count, amount, value }) => (
        <li key={stage} className="-ms-px -mt-px min-w-0 border-s border-t border-line">
          <a
            href={`/admin-panel/leads/table?stage=${stage}`}
            className="grid h-full grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 px-5 py-3.5 outline-offset-[-3px] hover:bg-selected @lg:grid-cols-1"
          >
            <Badge tone={stageWords[stage].tone}>{stageWords[stage].label}</Badge>
            <span className="font-mono text-[1.0625rem] tabular-nums max-sm:text-end @lg:mt-1.5">
              {value ?? <span className="text-mute">No value yet</span>}
            </span>
            <span className="text-[.84375rem] text-mute">{counted(count, 'lead', 'leads')}</span>
            <span aria-hidden="true" className="col-span-full mt-2.5 h-1.5 rounded-full bg-sunk">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(amount / most) * 100}%` }}
              />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
