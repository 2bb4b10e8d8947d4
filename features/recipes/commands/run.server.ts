import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { failureOf, isBusy, tookTooLong } from '#server/tools/failure.ts';
import type { Collected, CollectProgress } from '../collect/collected.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { runLimitMs } from '../rules.ts';
import type { Begun } from './begin-run.server.ts';
import { endRun, takeBackRun } from './end-run.server.ts';

/** What is said while a recipe runs, for whom it is fetched, and how it ends early. */
export interface CollectHooks {
  visitor: string;
  signal: AbortSignal;
  report: (progress: CollectProgress) => void;
}

/** Collects what a recipe names; the app says which sites are examples and which are read from the internet. */
export type Collecting = (recipe: Recipe, hooks: CollectHooks) => Promise<Collected>;

/**
 * Does the work of a run that was begun, and writes down how it ended. A run whose signal ends leaves nothing behind
 * and throws the signal's reason.
 */
export async function carryOut(
  begun: Begun,
  collect: Collecting,
  { signal, ...hooks }: CollectHooks,
  limitMs = runLimitMs,
): Promise<void> {
  const clock = AbortSignal.timeout(limitMs);
  let outcome: Outcome;
  try {
    outcome = outcomeOf(await collect(begun.recipe, { ...hooks, signal: AbortSignal.any([signal, clock]) }));
    signal.throwIfAborted();
  } catch (error) {
    if (signal.aborted || isBusy(error)) {
      await takeBackRun(begun);
      throw error;
    }
    const { message } = failureOf(clock.aborted ? tookTooLong(limitMs) : error);
    outcome = { said: message, pages: 0, rows: 0, table: null };
  }
  await endRun(begun, outcome);
}
