import type { ReadSpan } from '#engines/answer/answer.ts';
import type { EmbedJob, ReadQuestion } from './jobs.ts';

/** What the worker of the models is asked for. */
export type WorkerJob = ({ do: 'embed' } & EmbedJob) | ({ do: 'read' } & ReadQuestion);

/** What it answers. */
export type WorkerAnswer =
  | { is: 'vectors'; vectors: readonly Float32Array[] }
  | { is: 'span'; span: ReadSpan };

/** How much of a model has arrived. */
export interface WorkerProgress {
  bytes: number;
  of: number;
}
