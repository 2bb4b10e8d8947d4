import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The best known cost of an instance: from `NAME.sol` or `optimal-dimacs.json` beside it, or nothing. */
export async function bestKnown(file: string): Promise<number | undefined> {
  const beside = (name: string) => readFile(join(dirname(file), name), 'utf8').catch(() => undefined);
  const name = basename(file).replace(/\.\w+$/, '');
  const plan = await beside(`${name}.sol`);
  const cost = plan && /^\s*Cost\s+([\d.]+)/im.exec(plan)?.[1];
  if (cost) return Number(cost);
  const optima = await beside('optimal-dimacs.json');
  if (!optima) return undefined;
  const groups: unknown[] = Object.values(JSON.parse(optima));
  for (const group of groups) {
    const known =
      typeof group === 'object' && group !== null ? new Map(Object.entries(group)).get(name) : undefined;
    if (typeof known === 'number') return known;
  }
  return undefined;
}
