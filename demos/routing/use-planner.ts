import { useRef } from 'react';
import { type RunState, useRun, workersHere } from '#demos/kit/run/use-run.ts';
import { evaluate } from '#engines/routing/evaluate.ts';
import type { Plan } from '#engines/routing/problem.ts';
import { counted } from '#lib/money/grouped.ts';
import type { Day } from './day.ts';
import { planOfKnown } from './plan/moves.ts';
import { type PlanProgress, planWork } from './plan/plan-work.ts';
import type { DayModel } from './use-day.ts';
import { euro } from './words/amounts.ts';

export interface Planner {
  state: RunState<PlanProgress, Plan>;
  isRunning: boolean;
  /** Looks for a plan of this day, or of the one on the screen; what is planned already is gone on from. */
  plan: (day?: Day) => Promise<void>;
  /** Ends the search and takes what was found so far. */
  enough: () => void;
  /** Ends the search and leaves the plan as it was. */
  cancel: () => void;
  /** The same without a word, because another day takes the place of this one. */
  giveUp: () => void;
}

/** The search for a plan, from the button to the sentence that says what came of it. */
export function usePlanner({ day, change, say }: DayModel): Planner {
  const run = useRun(planWork);
  const stop = useRef<AbortController | null>(null);

  async function plan(given: Day = day) {
    const { problem } = given;
    if (problem.stops.length === 0)
      return say('There are no stops to plan. Import some, or click on the map.');
    if (problem.vehicles.length === 0) return say('There are no vans. Add one first.');
    const enough = new AbortController();
    stop.current = enough;
    const workers = workersHere();
    const seed = 1 + Math.floor(Math.random() * 9999);
    say(`Looking for a plan for ${given.seconds} seconds.`);
    const outcome = await run.start({
      problem,
      start: given.plan,
      seconds: given.seconds,
      seed,
      workers,
      enough: enough.signal,
    });
    // Another search or another day took the place of this one, and has said so itself.
    if (stop.current !== enough) return;
    if (outcome.is === 'failed') return say(outcome.message);
    if (outcome.is === 'cancelled') return say('Cancelled. Your plan hasn’t changed.');
    const found = { seconds: given.seconds, workers, seed };
    // Stops and vans may have been taken away while it was looked for.
    change((old) => ({ ...old, plan: planOfKnown(old.problem, outcome.result), found }));
    const { cost, unserved, routes } = evaluate(problem, outcome.result);
    const left = unserved.length > 0 ? ` ${counted(unserved.length, 'stop')} left out.` : '';
    say(`Planned: ${counted(routes.length, 'van')}, ${euro(cost)}.${left}`);
  }

  return {
    state: run.state,
    isRunning: run.state.is === 'running',
    plan,
    enough: () => stop.current?.abort(),
    cancel: run.cancel,
    giveUp() {
      stop.current = null;
      run.cancel();
    },
  };
}
