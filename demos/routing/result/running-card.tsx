import { counted } from '#lib/money/grouped.ts';
import { Progress } from '#ui/data/progress.tsx';
import type { PlanProgress } from '../plan/plan-work.ts';
import { Convergence } from './convergence.tsx';

/** While a plan is looked for: how far it is, and how the cost falls. */
export function RunningCard({ progress, seconds }: { progress: PlanProgress | null; seconds: number }) {
  const spent = progress ? progress.done * seconds : 0;
  return (
    <div
      data-card
      className="rounded-[1.25rem] border border-line bg-raised p-4 shadow-[0_8px_24px_oklch(.1_.01_275/.1)]"
    >
      <Progress
        label="Looking for a better plan"
        value={progress?.done ?? 0}
        max={1}
        said={`${spent.toFixed(1)} of ${seconds} s`}
        className="text-sm"
      />
      <div className="mt-3">
        <Convergence curve={progress?.curve ?? []} seconds={seconds} />
      </div>
      {progress && progress.unserved > 0 ? (
        <p className="mt-1 text-sm text-mute">{counted(progress.unserved, 'stop')} left out so far</p>
      ) : null}
    </div>
  );
}
