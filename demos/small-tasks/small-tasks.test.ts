import { beforeAll, describe, expect, it } from 'vitest';
import { aiDemos, taskIds } from '#content/ai-demos/ai-demos.ts';
import type { Embed } from '#engines/embed/embed.ts';
import { openMiniLm } from '#engines/embed/minilm.ts';
import { modelBytes } from '#engines/embed/testing/model-bytes.ts';
import { taskForms } from './fields.ts';
import { figureOf, firstResult } from './first-result.ts';
import { judgedInputs } from './judged.server.ts';
import { firstMorning } from './morning/first-morning.ts';
import { mails } from './morning/mails.ts';
import { runMorning } from './morning/run-morning.ts';
import { rowsOf } from './rows.ts';
import { tasks } from './run-task.ts';
import { sourceOf } from './sources.server.ts';
import { mostSigns } from './task.ts';

let embed: Embed;
beforeAll(async () => {
  embed = await openMiniLm(await modelBytes('miniLm'));
});

describe.each(taskIds)('%s', (id) => {
  it('still gives the result that its page begins with: run npm run example-vectors after a change', async () => {
    const { finding, text } = await tasks[id](taskForms[id].example, embed);
    expect({ finding, text }).toEqual({ finding: firstResult(id).finding, text: firstResult(id).text });
  });

  it('says beside a field what is missing, or too long', async () => {
    const empty = Object.fromEntries(taskForms[id].fields.map(({ name }) => [name, ' ']));
    await expect(tasks[id](empty, embed)).rejects.toMatchObject({ field: expect.any(String) });
    const [first] = taskForms[id].fields;
    const long = { ...taskForms[id].example, [first?.name ?? '']: 'a '.repeat(mostSigns) };
    await expect(tasks[id](long, embed)).rejects.toMatchObject({ field: first?.name });
  });

  it('can be exported, shows its own file, and twenty inputs that somebody else wrote', () => {
    expect(rowsOf(firstResult(id)).length).toBeGreaterThan(1);
    expect(figureOf(id)?.output.fields.length).toBeGreaterThan(0);
    expect(sourceOf(id).code).toContain('RunTask');
    expect(judgedInputs(id)).toHaveLength(20);
  });
});

it('has a page for every task and a task for every page', () => {
  expect(aiDemos.map(({ id }) => id).sort()).toEqual([...taskIds].sort());
});

it('still works through the mailbox as the page shows it', async () => {
  const steps = await runMorning(mails, (id, input) => tasks[id](input, embed));
  expect(steps.map(({ name, finding }) => [name, finding])).toEqual(
    firstMorning().map(({ name, finding }) => [name, finding]),
  );
  expect(steps.map(({ items }) => items.length)).toEqual([12, 12, 1, 1, 1]);
});
