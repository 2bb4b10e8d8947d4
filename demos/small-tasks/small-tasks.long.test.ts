import { beforeAll, expect, it } from 'vitest';
import { aiDemos } from '#content/ai-demos/ai-demos.ts';
import type { Embed } from '#engines/embed/embed.ts';
import { openMiniLm } from '#engines/embed/minilm.ts';
import { modelBytes } from '#engines/embed/testing/model-bytes.ts';
import { taskForms } from './fields.ts';
import { firstResult } from './first-result.ts';
import { firstMorning } from './morning/first-morning.ts';
import { mails } from './morning/mails.ts';
import { runMorning } from './morning/run-morning.ts';
import { tasks } from './run-task.ts';

let embed: Embed;
beforeAll(async () => {
  embed = await openMiniLm(await modelBytes('miniLm'));
});

it.each(aiDemos.filter(({ usesModel }) => usesModel).map(({ id }) => id))(
  '%s still gives the result that its page begins with: run npm run example-vectors after a change',
  async (id) => {
    const { finding, text } = await tasks[id](taskForms[id].example, embed);
    expect({ finding, text }).toEqual({ finding: firstResult(id).finding, text: firstResult(id).text });
  },
);

it('still works through the mailbox as the page shows it', async () => {
  const steps = await runMorning(mails, (id, input) => tasks[id](input, embed));
  expect(steps.map(({ name, finding }) => [name, finding])).toEqual(
    firstMorning().map(({ name, finding }) => [name, finding]),
  );
  expect(steps.map(({ items }) => items.length)).toEqual([12, 12, 1, 1, 1]);
});
