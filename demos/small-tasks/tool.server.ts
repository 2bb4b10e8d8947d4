import { z } from 'zod';
import { taskIds } from '#content/ai-demos/ai-demos.ts';
import { defineTool } from '#server/tools/define.ts';
import { inThread } from '#server/tools/in-thread.ts';
import { embedder } from '../kit/models/embedder.server.ts';
import type { TaskJob, TaskOutcome } from './job.ts';
import taskThread from './task.thread.ts?thread';
import { mostSigns } from './task.ts';

/** A little more than a task takes, so that the task itself says which field is too long. */
const job = z.object({
  id: z.enum(taskIds),
  input: z.record(
    z.string().max(40),
    z.string().max(3 * mostSigns, 'This is longer than 20,000 characters.'),
  ),
});

/** Does a small task on the server, for pages without scripts. Texts are neither kept nor logged. */
export const smallTaskTool = defineTool<Pick<TaskJob, 'id' | 'input'>, never, TaskOutcome>({
  id: 'smallTask',
  schema: job,
  limitMs: 60_000,
  run: (asked, { signal }) =>
    inThread<TaskOutcome, never, string[]>(taskThread, asked, {
      signal,
      answer: (texts) => embedder(signal, { keeps: false })(texts),
    }),
});
