import { serveThread } from '#server/tools/serve-thread.ts';
import type { TaskJob, TaskOutcome } from './job.ts';
import { outcomeOf } from './run-task.ts';

/** Does one small task for a page without scripts; the model stays in its own thread, and is asked for vectors. */
serveThread<Pick<TaskJob, 'id' | 'input'>>(
  ({ id, input }, { ask }): Promise<TaskOutcome> =>
    outcomeOf(id, input, async (texts) => (await ask(texts)) as Float32Array[]),
);
