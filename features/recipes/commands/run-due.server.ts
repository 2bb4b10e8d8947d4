import { z } from 'zod';
import { defineJob } from '#server/jobs/define.ts';
import { services } from '#server/services.ts';
import { isBusy } from '#server/tools/failure.ts';
import { isOpen } from '#server/tools/is-open.ts';
import type { Queue } from '#server/tools/queue.ts';
import { runLimitMs } from '../rules.ts';
import { claimDue, isAnyDue } from './begin-run.server.ts';
import { endLostRuns } from './end-run.server.ts';
import { type Collecting, carryOut } from './run.server.ts';

/** How long one job keeps claiming recipes; the next job takes the rest. */
const shiftMs = 4 * 60_000;

/** Runs one due recipe in the tools' line, which all of the schedule enter as one visitor; false when none was due. */
async function runNext(collect: Collecting, signal: AbortSignal, queue: Queue): Promise<boolean> {
  const leave = await queue.enter('recipes', signal, () => {});
  try {
    const begun = await claimDue();
    if (!begun) return false;
    await carryOut(begun, collect, { visitor: `account-${begun.userId}`, signal, report: () => {} });
    return true;
  } finally {
    leave();
  }
}

/** Runs what is due, one at a time, unless the scraper is switched off; gives how many. */
export async function runDue(
  collect: Collecting,
  signal: AbortSignal,
  queue: Queue = services().toolsQueue,
): Promise<number> {
  await endLostRuns();
  const end = performance.now() + shiftMs;
  let ran = 0;
  try {
    while (!signal.aborted && performance.now() < end && isOpen('scraper') && (await isAnyDue()))
      if (await runNext(collect, signal, queue)) ran += 1;
  } catch (error) {
    if (!signal.aborted && !isBusy(error)) throw error;
  }
  return ran;
}

/** The job that runs recipes by the clock: every minute somebody looks what is due. */
export const recipesDue = (collect: Collecting) =>
  defineJob({
    name: 'recipes-due',
    schema: z.object({}),
    every: '* * * * *',
    concurrency: 1,
    // The next minute looks again.
    retries: 0,
    expireIn: (shiftMs + 2 * runLimitMs) / 1000,
    run: async (_, { signal }) => void (await runDue(collect, signal)),
  });
