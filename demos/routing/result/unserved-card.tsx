import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { explainUnserved } from '#engines/routing/explain.ts';
import { Button } from '#ui/actions/button.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { fixOf } from '../plan/fixes.ts';
import { nameOf } from '../plan/looked-up.ts';
import type { DayModel } from '../use-day.ts';
import type { Planner } from '../use-planner.ts';
import { count } from '../words/amounts.ts';
import { violationWords } from '../words/violation-words.ts';

/** Reasons are worked out for the first few: nobody reads two hundred of them at once. */
const mostExplained = 12;

function Reasoned({ model, planner, stopId }: { model: DayModel; planner: Planner; stopId: string }) {
  const { day } = model;
  const reason = useMemo(
    () => explainUnserved(day.problem, day.plan ?? { routes: [] }, stopId),
    [day.problem, day.plan, stopId],
  );
  const fix = fixOf(reason, day);
  return (
    <>
      <p className="mt-1.5 text-[.9375rem] leading-snug">{reason.sentence}</p>
      {fix ? (
        <Button
          variant="ghost"
          size="small"
          className="mt-3 w-full"
          disabled={planner.isRunning}
          onClick={() => {
            const next = fix.apply(day);
            model.change(() => next);
            planner.plan(next);
          }}
        >
          {fix.label}
        </Button>
      ) : null}
    </>
  );
}

/** What is left out, why, and one change that would let it in; then what a plan made by hand breaks. */
export function UnservedCard({ model, planner }: { model: DayModel; planner: Planner }) {
  const { look } = model;
  const [first, ...others] = look.unserved;
  const broken = look.evaluation?.violations ?? [];
  if (!first && broken.length === 0) return null;
  return (
    <div
      data-card
      className="rounded-[1.25rem] border border-line bg-raised p-4 shadow-[0_8px_24px_oklch(.1_.01_275/.1)]"
    >
      {first ? (
        <>
          <h3 className="flex items-center gap-2 font-sans text-[.9375rem] font-medium tracking-normal text-warning">
            <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
            {count(look.unserved.length, 'stop')} left out
          </h3>
          <Reasoned model={model} planner={planner} stopId={first.id} />
          {others.length > 0 ? (
            <Collapse summary={`${others.length} more`} variant="quiet" className="mt-1">
              <ul className="max-h-60 overflow-y-auto">
                {others.slice(0, mostExplained).map((stop) => (
                  <li key={stop.id} className="border-t border-line py-2.5">
                    <button
                      type="button"
                      className="min-h-8 font-medium underline-offset-4 hover:underline"
                      onClick={() => model.select(stop.id)}
                    >
                      {nameOf(stop)}
                    </button>
                    <Reasoned model={model} planner={planner} stopId={stop.id} />
                  </li>
                ))}
                {others.length > mostExplained ? (
                  <li className="border-t border-line py-2.5 text-mute">
                    And {others.length - mostExplained} more: the table lists them.
                  </li>
                ) : null}
              </ul>
            </Collapse>
          ) : null}
        </>
      ) : null}
      {broken.length > 0 ? (
        <div className={first ? 'mt-3 border-t border-line pt-3' : ''}>
          <h3 className="flex items-center gap-2 font-sans text-[.9375rem] font-medium tracking-normal text-danger">
            <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
            {count(broken.length, 'rule')} broken
          </h3>
          <ul className="mt-1.5 grid gap-1 text-[.9375rem] leading-snug">
            {broken.slice(0, 4).map((violation) => (
              <li key={`${violation.kind} ${violation.vehicleId} ${violation.stopId ?? ''}`}>
                {violationWords(violation, look)}
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            size="small"
            className="mt-3 w-full"
            disabled={planner.isRunning}
            onClick={() => planner.plan()}
          >
            Plan again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
