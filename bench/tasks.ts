import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aiDemos } from '#content/ai-demos/ai-demos.ts';
import { measuredEmbed } from './embed.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { judges } from './tasks/cases.ts';

const file = join(import.meta.dirname, '../demos/small-tasks/judged.json');

/** Twenty inputs for each task that rules were not made on, and those that they were made on. */
const folders = {
  measured: join(import.meta.dirname, '../demos/small-tasks/inputs'),
  development: join(import.meta.dirname, 'tasks/development'),
};

/**
 * Runs the small tasks on twenty inputs each, and says which came out right. With `--development` it runs those that
 * rules may be made on, and writes nothing.
 */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const isDevelopment = args.includes('--development');
  const { embed } = await measuredEmbed();
  const judged: Record<string, unknown> = {};
  const figures: { id: string; value: number; unit: string }[] = [];
  const rows: (string | number)[][] = [];
  for (const { id, name } of aiDemos) {
    const all = await judges[id](embed, isDevelopment ? folders.development : folders.measured);
    const right = all.filter((each) => each.right).length;
    judged[id] = all;
    figures.push(
      { id: `tasks.${id}.right`, value: right, unit: 'inputs' },
      { id: `tasks.${id}.inputs`, value: all.length, unit: 'inputs' },
    );
    rows.push([
      name,
      right,
      all.length,
      all
        .filter((each) => !each.right)
        .map((each) => each.id)
        .join(' '),
    ]);
  }
  console.log('\nSmall tasks, on inputs that their rules were not made on');
  printTable(['task', 'right', 'of', 'wrong'], rows);
  if (!write || isDevelopment) return;
  await writeFile(file, `${JSON.stringify(judged, null, 2)}\n`);
  await writeProof('npm run bench:tasks', figures);
}
