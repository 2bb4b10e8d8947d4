import { Route, X } from 'lucide-react';
import { type DemoActionSlots, DemoPhoneBar } from '#demos/kit/layout/demo-actions.tsx';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import type { LookedUp } from './plan/looked-up.ts';
import type { Planner } from './use-planner.ts';
import { kilometres } from './words/amounts.ts';

interface PlanBarProps {
  /** What the screen shows: while a plan is looked for, the best so far. */
  shown: LookedUp;
  planner: Planner;
  inputsId: string;
  actions: DemoActionSlots;
}

/** At the thumb: what the plan comes to, the inputs, planning, and everything else. */
export function PlanBar({ shown, planner, inputsId, actions }: PlanBarProps) {
  const { evaluation, unserved, day } = shown;
  const used = evaluation?.routes.filter(({ visits }) => visits.length > 0).length ?? 0;
  return (
    <DemoPhoneBar
      {...actions}
      inputs={inputsId}
      fact={
        <>
          <strong className="font-semibold">
            {evaluation
              ? `${counted(used, 'van')}, ${kilometres(evaluation.distance)} km`
              : counted(day.problem.stops.length, 'stop')}
          </strong>
          <span className="text-mute">
            {evaluation ? `${counted(unserved.length, 'stop')} left out` : 'not planned yet'}
          </span>
        </>
      }
      main={
        planner.isRunning ? (
          <Button size="small" onClick={planner.cancel}>
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
            Cancel
          </Button>
        ) : (
          <Button size="small" onClick={() => planner.plan()}>
            <Route size={20} strokeWidth={1.5} aria-hidden="true" />
            {day.plan ? 'Plan again' : 'Plan the day'}
          </Button>
        )
      }
    />
  );
}
