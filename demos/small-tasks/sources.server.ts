import type { TaskId } from '#content/ai-demos/ai-demos.ts';

const sources = import.meta.glob<string>('./tasks/*.ts', { query: '?raw', import: 'default', eager: true });

/** The file that does a task, as it stands in the repository. */
export const sourceOf = (id: TaskId): { path: string; code: string } => ({
  path: `demos/small-tasks/tasks/${id}.ts`,
  code: sources[`./tasks/${id}.ts`] ?? '',
});
