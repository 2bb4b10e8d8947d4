import { expect, it } from 'vitest';
import type { TaskId } from '#content/ai-demos/ai-demos.ts';
import { taskForms } from './fields.ts';
import { firstResult } from './first-result.ts';
import { taskResult, titleOf } from './result.ts';

const doneTask = (task: TaskId) => {
  const done = { task, input: taskForms[task].example, result: firstResult(task) };
  return { ...done, id: crypto.randomUUID(), title: titleOf(done), pinned: false, changed: '' };
};

it('shows nobody what was hidden, neither in a title nor in what is shared', async () => {
  const done = doneTask('hide-names');
  const shown = JSON.stringify([done.title, await taskResult.blocksOf(done)]);
  expect(shown).toContain('[Person A]');
  expect(shown).not.toMatch(/Okonkwo|Petri|Reyl|020 7946|example\.com/);
});

it('shows tables of other tasks, and opens again with everything', async () => {
  const done = doneTask('table-out-of-text');
  expect((await taskResult.blocksOf(done)).some(({ is }) => is === 'table')).toBe(true);
  const state: unknown = JSON.parse(JSON.stringify(taskResult.stateOf(done)));
  expect(await taskResult.restored(state, null)).toMatchObject({ input: done.input, result: done.result });
});
