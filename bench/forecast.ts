import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { askAll } from './forecast/ask-all.ts';
import { large } from './forecast/large.ts';
import { type Judged, report } from './forecast/report.ts';
import { readSet, selection } from './forecast/series.ts';
import { writeProof } from './proof.ts';

const known = {
  series: { type: 'string', multiple: true },
  out: { type: 'string' },
  write: { type: 'boolean' },
} as const;

async function writeLines(file: string, sets: Judged[]): Promise<void> {
  const target = await open(file, 'w');
  for (const { series, answers } of sets) {
    for (const [i, { id }] of series.entries()) {
      const answer = answers[i];
      if (!answer) continue;
      const { forecast, lower95, upper95 } = answer;
      await target.write(`${JSON.stringify({ id, forecast, lower95, upper95 })}\n`);
    }
  }
  await target.close();
}

/** Forecasts the series of files (`--series FILE`, may repeat; else the project's selection), writes them (`--out FILE`), judges them. */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const { values } = parseArgs({ args, options: known, strict: false });
  const files = Array.isArray(values.series) ? values.series.map(String) : [selection];
  const began = performance.now();
  const sets: Judged[] = [];
  for (const file of files) {
    const set = await readSet(file);
    const answers = await askAll(set.series.map(({ id, x, m, h }) => ({ id, x, m, h })));
    sets.push({ ...set, answers });
  }
  if (typeof values.out === 'string') await writeLines(values.out, sets);
  const figures = [...report(sets), ...(values.series ? [] : large())];
  const seconds = (performance.now() - began) / 1000;
  console.log(`\n${seconds.toFixed(0)} s on two workers; no seed, because nothing is random`);
  const command = `npm run bench:forecast${values.series ? ' -- --series …' : ''}`;
  if (write) await writeProof(command, figures);
}
