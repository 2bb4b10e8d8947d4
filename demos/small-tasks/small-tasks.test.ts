import { describe, expect, it } from 'vitest';
import { aiDemos, taskIds } from '#content/ai-demos/ai-demos.ts';
import type { Embed } from '#engines/embed/embed.ts';
import { taskForms } from './fields.ts';
import { figureOf, firstResult } from './first-result.ts';
import { judgedInputs } from './judged.server.ts';
import { rowsOf } from './rows.ts';
import { tasks } from './run-task.ts';
import { sourceOf } from './sources.server.ts';
import { mostSigns } from './task.ts';

/** What is refused never reaches the model; results that need it are in small-tasks.long.test.ts. */
const embed: Embed = () => Promise.reject(new Error('no model here'));

describe.each(taskIds)('%s', (id) => {
  it('says beside a field what is missing, or too long', async () => {
    const empty = Object.fromEntries(taskForms[id].fields.map(({ name }) => [name, ' ']));
    await expect(tasks[id](empty, embed)).rejects.toMatchObject({ field: expect.any(String) });
    const [first] = taskForms[id].fields;
    const long = { ...taskForms[id].example, [first?.name ?? '']: 'a '.repeat(mostSigns) };
    await expect(tasks[id](long, embed)).rejects.toMatchObject({ field: first?.name });
  });

  it('can be exported, shows its own file, and twenty inputs that its rules were not made on', () => {
    expect(rowsOf(firstResult(id)).length).toBeGreaterThan(1);
    expect(figureOf(id)?.output.fields.length).toBeGreaterThan(0);
    expect(sourceOf(id).code).toContain('RunTask');
    expect(judgedInputs(id)).toHaveLength(20);
  });
});

const ruled = aiDemos.filter(({ usesModel }) => !usesModel).map(({ id }) => id);
it.each(ruled)(
  '%s still gives the result that its page begins with: run npm run example-vectors after a change',
  async (id) => {
    const { finding, text } = await tasks[id](taskForms[id].example, embed);
    expect({ finding, text }).toEqual({ finding: firstResult(id).finding, text: firstResult(id).text });
  },
);

it('has a page for every task and a task for every page', () => {
  expect(aiDemos.map(({ id }) => id).sort()).toEqual([...taskIds].sort());
});
