import type { TaskId } from '#content/ai-demos/ai-demos.ts';
import type { ModelPlace } from '../kit/models/models.ts';
import type { TaskInput, TaskResult } from './task.ts';

/** What the worker of the small tasks is asked for. */
export interface TaskJob {
  id: TaskId;
  input: TaskInput;
  where: ModelPlace;
}

/** What it answers: a result, or what is wrong with a field. */
export type TaskOutcome =
  | { is: 'result'; result: TaskResult }
  | { is: 'wrong'; field: string; message: string };
