import { useMemo } from 'react';
import { explainUnserved } from '#engines/routing/explain.ts';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { fixOf } from '../plan/fixes.ts';
import { nameOf } from '../plan/looked-up.ts';
import type { DayModel } from '../use-day.ts';
import type { Planner } from '../use-planner.ts';
import { FoldCard } from './fold-card.tsx';

/** Reasons are worked out for the first few: nobody reads two hundred of them at once. */
const mostExplained = 12;

function Reasoned({ model, planner, stopId }: { model: DayModel; planner: Planner; stopId: string }) {
  const { day } = model;
  const reason = useMemo(
    () => explainUnserved(day.problem, day.plan ?? { routes: [] }, stopId),
    [day.problem, day.plan, stopId],
  );
  const fix = fixOf(reason, model.raw);
  return (
    <>
      <p className="text-[.9375rem] leading-snug">{reason.sentence}</p>
      {fix ? (
        <Button
          variant="ghost"
          size="small"
          className="mt-3 w-full"
          disabled={planner.isRunning}
          onClick={() => {
            const next = fix.apply(model.raw);
            model.change(() => next);
            planner.plan(model.stands(next));
          }}
        >
          {fix.label}
        </Button>
      ) : null}
    </>
  );
}

/** What is left out, why, and one change that would let it in. */
export function LeftOutCard({ model, planner, open }: { model: DayModel; planner: Planner; open: boolean }) {
  const { look } = model;
  const [first, ...others] = look.unserved;
  if (!first) return null;
  return (
    <FoldCard tone="warning" heading={`${counted(look.unserved.length, 'stop')} left out`} open={open}>
      <Reasoned model={model} planner={planner} stopId={first.id} />
      {others.length > 0 ? (
        <Collapse summary={`${others.length} more`} variant="quiet" className="mt-1">
          <ul className="max-h-60 overflow-y-auto">
            {others.slice(0, mostExplained).map((stop) => (
              <li key={stop.id} className="border-t border-line py-2.5">
                <button
                  type="button"
                  className="min-h-11 font-medium lg:min-h-8 underline-offset-4 hover:underline"
                  onClick={() => model.select(stop.id)}
                >
                  {nameOf(stop)}
                </button>
                <Reasoned model={model} planner={planner} stopId={stop.id} />
              </li>
            ))}
            {others.length > mostExplained ? (
              <li className="border-t border-line py-2.5 text-mute">
                And {others.length - mostExplained} more are listed in the table.
              </li>
            ) : null}
          </ul>
        </Collapse>
      ) : null}
    </FoldCard>
  );
}
