import { daysBetween } from '#lib/time/days.ts';
import { hrefTo } from '../../app-kit/place/place.ts';
import type { Job } from '../records.ts';
import type { BoardColumn } from './board-cards.ts';

interface BoardHeadlineProps {
  job: Job;
  /** Everybody, before any filter. */
  columns: readonly BoardColumn[];
  day: string;
}

/** What matters on this board today, in one line, and the few figures beside it. */
export function BoardHeadline({ job, columns, day }: BoardHeadlineProps) {
  const open = columns.flatMap(({ stage, cards }) => (stage.kind === 'hired' ? [] : cards));
  const ours = open.filter(({ turn }) => turn !== 'candidate');
  const late = open.filter(({ isLate }) => isLate);
  const longest = late.toSorted((a, b) => b.days - a.days)[0];
  const hired = columns.find(({ stage }) => stage.kind === 'hired')?.cards.length ?? 0;
  const figures = [
    ['In process', String(open.length)],
    ['Too long', String(late.length)],
    ['Positions filled', `${hired} of ${job.openings}`],
    ['Open for', `${Math.max(0, daysBetween(job.opened, day))} d`],
  ] as const;
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <p className="max-w-2xl font-display text-[clamp(1.75rem,3.4vw,2.75rem)] leading-[1.02] font-semibold tracking-[-.045em]">
        {ours.length === 0 ? 'No one is waiting for us' : `${ours.length} of ${open.length} waiting for us`}
        {longest ? (
          <span className="text-mute">
            , and{' '}
            <a
              href={hrefTo(['application', longest.id])}
              className="text-warning underline decoration-2 underline-offset-4"
            >
              {longest.name}
            </a>{' '}
            has waited {longest.days} days
          </span>
        ) : null}
      </p>
      <dl className="flex flex-wrap gap-x-7 gap-y-2">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-[.8125rem] text-mute">{name}</dt>
            <dd className="font-mono text-[1.125rem] tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
