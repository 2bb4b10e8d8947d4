import type { FunnelStep } from '#engines/hiring/funnel.ts';
import type { Job } from '../../records.ts';

interface FunnelBarsProps {
  job: Job;
  steps: readonly FunnelStep[];
}

/** The stages as bars that narrow, each with its share of the one before and the days people stay. */
export function FunnelBars({ job, steps }: FunnelBarsProps) {
  const most = Math.max(1, steps[0]?.reached ?? 1);
  return (
    <ol className="grid gap-1.5">
      {steps.map(({ stageId, reached, ofBefore, days }, at) => (
        <li key={stageId} className="grid items-center gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)_9rem]">
          <p className="font-medium">{job.stages.find(({ id }) => id === stageId)?.name}</p>
          <div className="flex h-14 items-center">
            <div
              data-hue="lime"
              className="flex h-full min-w-11 items-center justify-center rounded-xl bg-hue font-display text-xl font-semibold text-on-hue"
              style={{ width: `${(reached / most) * 100}%` }}
            >
              {reached}
            </div>
          </div>
          <p className="text-[.875rem] text-mute">
            {ofBefore === null ? '' : `${ofBefore}% move on`}
            {ofBefore !== null && days !== null && at < steps.length - 1 ? ', ' : ''}
            {days === null || at === steps.length - 1 ? '' : `${days} ${days === 1 ? 'day' : 'days'} here`}
          </p>
        </li>
      ))}
    </ol>
  );
}
