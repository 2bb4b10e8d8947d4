import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Proof } from '#content/proof.ts';

const file = join(import.meta.dirname, '../content/proof.json');

/** Where this was measured, in words. */
function machine(): string {
  const model = cpus()[0]?.model.trim();
  return `${cpus().length} cores${model && model !== 'unknown' ? ` ${model}` : ''}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}`;
}

/** Puts measured figures into the file that the pages read; others stay as they are. */
export async function writeProof(
  command: string,
  figures: { id: string; value: number; unit: string }[],
): Promise<void> {
  const known = JSON.parse(await readFile(file, 'utf8')) as Proof[];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const measured = figures.map((figure): Proof => ({ ...figure, command, date, commit, machine: machine() }));
  const kept = known.filter(({ id }) => !measured.some((figure) => figure.id === id));
  const all = [...kept, ...measured].sort((a, b) => a.id.localeCompare(b.id));
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}
