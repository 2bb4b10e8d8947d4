import { aiDemoAt, type TaskId } from '#content/ai-demos/ai-demos.ts';
import { fileField, taskForms } from './fields.ts';
import stored from './first-results.json' with { type: 'json' };
import { isResult } from './is-result.ts';
import { rowsOf } from './rows.ts';
import type { TaskResult } from './task.ts';

/** The result of a task's example, made by `npm run example-vectors`; a test makes it again. */
export function firstResult(id: TaskId): TaskResult {
  const found: unknown = stored[id];
  if (!isResult(found))
    throw new Error(`first-results.json has no result of ${id}: run npm run example-vectors`);
  return found;
}

/** What goes into a task and what comes out of it, as a small picture shows it. */
export function figureOf(id: string) {
  const demo = aiDemoAt(id);
  if (!demo) return null;
  const text = taskForms[demo.id].example[fileField(demo.id)?.name ?? ''] ?? '';
  const [, ...rows] = rowsOf(firstResult(demo.id));
  return {
    input: { title: demo.takes, lines: text.split('\n').filter(Boolean).slice(0, 5) },
    output: {
      title: demo.gives,
      fields: rows
        .slice(0, 5)
        .map(([name = '', ...rest]): [string, string] => [name, rest.filter(Boolean).join(' · ')]),
    },
  };
}
