import { serveJob } from '../run/serve-job.ts';
import { modelsFrom } from './open-models.ts';
import type { WorkerAnswer, WorkerJob, WorkerProgress } from './worker-job.ts';

const models = modelsFrom((address) => fetch(address));

serveJob<WorkerJob, WorkerProgress, WorkerAnswer>(async (job, report) => {
  const loading = (bytes: number, of: number) => report({ bytes, of });
  if (job.do === 'embed') {
    const embed = await models.embed(loading);
    return { is: 'vectors', vectors: await embed(job.texts) };
  }
  const read = await models.read(loading);
  return { is: 'span', span: await read(job.question, job.passage.text, job.passage.headings) };
});
