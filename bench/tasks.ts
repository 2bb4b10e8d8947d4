import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aiDemos } from '#content/ai-demos/ai-demos.ts';
import { measuredEmbed } from './embed.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { judges } from './tasks/cases.ts';

const file = join(import.meta.dirname, '../demos/small-tasks/judged.json');

/** What rules were made on, and twenty inputs for each task that they were not made on. */
const folders = {
  'tuned on': join(import.meta.dirname, 'tasks/development'),
  'held out': join(import.meta.dirname, '../demos/small-tasks/inputs'),
};

const rightOf = (all: readonly { right: boolean }[]): number => all.filter(({ right }) => right).length;

/**
 * Runs the small tasks on the inputs that their rules were made on and on twenty others, and says which came out right.
 * With `--only ID` it judges one task and leaves the others as they were judged before.
 * With `--development` it runs only those that rules may be made on, names the wrong ones, and writes nothing.
 */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const isDevelopment = args.includes('--development');
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
  const { embed } = await measuredEmbed();
  const judged: Record<string, unknown> = only ? JSON.parse(await readFile(file, 'utf8')) : {};
  const figures: { id: string; value: number; unit: string }[] = [];
  const rows: string[][] = [];
  for (const { id, name } of aiDemos.filter((demo) => only === undefined || demo.id === only)) {
    const tuned = await judges[id](embed, folders['tuned on']);
    const held = isDevelopment ? [] : await judges[id](embed, folders['held out']);
    judged[id] = held;
    figures.push(
      { id: `tasks.${id}.right`, value: rightOf(held), unit: 'inputs' },
      { id: `tasks.${id}.inputs`, value: held.length, unit: 'inputs' },
      { id: `tasks.${id}.tuned.right`, value: rightOf(tuned), unit: 'inputs' },
      { id: `tasks.${id}.tuned.inputs`, value: tuned.length, unit: 'inputs' },
    );
    const shown = isDevelopment ? tuned : held;
    rows.push([
      name,
      `${rightOf(tuned)} of ${tuned.length}`,
      isDevelopment ? '–' : `${rightOf(held)} of ${held.length}`,
      shown
        .filter(({ right }) => !right)
        .map((each) => each.id)
        .join(' '),
    ]);
  }
  console.log('\nSmall tasks: inputs with the right result');
  printTable(['task', 'tuned on', 'held out', isDevelopment ? 'wrong, tuned on' : 'wrong, held out'], rows);
  if (!write || isDevelopment) return;
  await writeFile(file, `${JSON.stringify(judged, null, 2)}\n`);
  await writeProof('npm run bench:tasks', figures);
}
