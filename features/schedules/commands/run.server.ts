import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { FetchProblem } from '#server/fetch/problems.ts';
import { defineJob } from '#server/jobs/define.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { isBusy, tookTooLong } from '#server/tools/failure.ts';
import type { Queue } from '#server/tools/queue.ts';
import { runLimitMs } from '../rules.ts';
import type { Found } from '../schedules.ts';
import type { Task } from '../schema.ts';
import { scheduleRuns, schedules } from '../tables.server.ts';
import { beginDue, runQueue } from './begin-run.server.ts';
import { endRun, giveUpRun, type Outcome } from './end-run.server.ts';

/** For whom a run reads, and how it ends early. */
interface RunHooks {
  visitor: string;
  signal: AbortSignal;
}

/** Does the work of a schedule: the app says how. Throws what is in the way, in words for people. */
export type Working = (task: Task, hooks: RunHooks) => Promise<{ said: string; found: Found }>;

/** What a run that was begun has to do; null where it has ended, or its schedule is gone. */
async function taskOf(runId: string) {
  const [row] = await services()
    .database.db.select({ task: schedules.task, userId: schedules.userId })
    .from(scheduleRuns)
    .innerJoin(schedules, eq(schedules.id, scheduleRuns.scheduleId))
    .where(and(eq(scheduleRuns.id, runId), isNull(scheduleRuns.endedAt)));
  return row ?? null;
}

/** What is said of a run that failed; an error of ours is logged. */
function problemIn(error: unknown): string {
  if (error instanceof FetchProblem || error instanceof AppError) return error.message;
  log().error({ err: error }, 'a scheduled run failed');
  return 'Something went wrong on our side, and we have logged it.';
}

interface CarryOut {
  work: Working;
  signal: AbortSignal;
  queue?: Queue;
  limitMs?: number;
}

/**
 * Does a run that was begun, in the line of the tools, and writes down how it ended. Where the server stops or is too
 * busy it throws, so that its job comes again.
 */
export async function carryOut(
  runId: string,
  { work, signal, queue = services().toolsQueue, limitMs = runLimitMs }: CarryOut,
): Promise<void> {
  const begun = await taskOf(runId);
  if (!begun) return;
  const leave = await queue.enter('schedules', signal, () => {});
  try {
    const clock = AbortSignal.timeout(limitMs);
    let outcome: Outcome;
    try {
      const visitor = `account-${begun.userId}`;
      const { said, found } = await work(begun.task, { visitor, signal: AbortSignal.any([signal, clock]) });
      signal.throwIfAborted();
      outcome = { said, found };
    } catch (error) {
      if (signal.aborted || isBusy(error)) throw error;
      outcome = { said: problemIn(clock.aborted ? tookTooLong(limitMs) : error), found: null };
    }
    await endRun(runId, outcome);
  } finally {
    leave();
  }
}

/** The job that does one run. Its tries are for a server that stopped or was busy; a site that can't be read has had its run. */
export const schedulesRun = (work: Working) =>
  defineJob({
    ...runQueue,
    retries: 6,
    retryDelay: 20,
    concurrency: 1,
    expireIn: 900,
    run: ({ run }, { signal }) => carryOut(run, { work, signal }),
    giveUp: ({ run }) => giveUpRun(run),
  });

/** The job that looks every minute what is due. */
export const schedulesDue = defineJob({
  name: 'schedules-due',
  schema: z.object({}),
  every: '* * * * *',
  concurrency: 1,
  // The next minute looks again.
  retries: 0,
  run: async () => void (await beginDue()),
});
