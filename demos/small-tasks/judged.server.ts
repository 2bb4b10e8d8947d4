import type { TaskId } from '#content/ai-demos/ai-demos.ts';
import stored from './judged.json' with { type: 'json' };

/** One of the inputs that rules were not made on, and what came out of it. */
export interface JudgedInput {
  id: string;
  input: string;
  expected: string;
  got: string;
  right: boolean;
}

/** What `npm run bench:tasks` found for a task. */
export const judgedInputs = (id: TaskId): readonly JudgedInput[] => stored[id];
