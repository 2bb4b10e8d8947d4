import type { ModelReport } from '../kit/models/model-report.ts';
import { modelsFor } from '../kit/models/models.ts';
import { serveJob } from '../kit/run/serve-job.ts';
import type { TaskJob, TaskOutcome } from './job.ts';
import { outcomeOf } from './run-task.ts';

/** Vectors of texts that stay the same between two runs, such as the examples of groups. */
const known = new Map<string, Float32Array>();

serveJob<TaskJob, ModelReport, TaskOutcome>(({ id, input, where }, report) => {
  const { signal } = new AbortController();
  const { embed } = modelsFor(where, { signal, report });
  return outcomeOf(id, input, async (texts) => {
    const fresh = [...new Set(texts)].filter((text) => !known.has(text));
    const vectors = fresh.length > 0 ? await embed(fresh) : [];
    for (const [at, text] of fresh.entries()) known.set(text, vectors[at] ?? new Float32Array());
    return texts.map((text) => known.get(text) ?? new Float32Array());
  });
});
