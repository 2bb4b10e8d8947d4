import { Download, Route, SlidersHorizontal, X } from 'lucide-react';
import { PhoneBar } from '#demos/kit/layout/phone-bar.tsx';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Day } from './day.ts';
import { ExportMenu } from './export-menu.tsx';
import type { LookedUp } from './plan/looked-up.ts';
import type { Planner } from './use-planner.ts';
import { kilometres } from './words/amounts.ts';

interface PlanBarProps {
  /** What the screen shows, and what can be taken along: the two differ while a plan is looked for. */
  shown: LookedUp;
  look: LookedUp;
  raw: Day;
  planner: Planner;
  inputsId: string;
}

/** At the thumb: what the plan comes to, the inputs, planning, and taking it along. */
export function PlanBar({ shown, look, raw, planner, inputsId }: PlanBarProps) {
  const { evaluation, unserved, day } = shown;
  const used = evaluation?.routes.filter(({ visits }) => visits.length > 0).length ?? 0;
  return (
    <PhoneBar
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
    >
      <Button variant="ghost" size="small" popoverTarget={inputsId}>
        <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
        Inputs
      </Button>
      {planner.isRunning ? (
        <Button size="small" onClick={planner.cancel}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
          Cancel
        </Button>
      ) : (
        <Button size="small" onClick={() => planner.plan()}>
          <Route size={20} strokeWidth={1.5} aria-hidden="true" />
          {look.day.plan ? 'Plan again' : 'Plan the day'}
        </Button>
      )}
      <ExportMenu
        look={look}
        raw={raw}
        side="top"
        trigger={
          <Button variant="ghost" size="small">
            <Download size={20} strokeWidth={1.5} aria-hidden="true" />
            Export
          </Button>
        }
      />
    </PhoneBar>
  );
}
