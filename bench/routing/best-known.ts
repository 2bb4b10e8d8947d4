import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const textBeside = (file: string, name: string) =>
  readFile(join(dirname(file), name), 'utf8').catch(() => undefined);

/** The best known plan by vehicles first, then distance: from `BKS.json` beside the instance, or nothing. */
export async function bestFleet(file: string): Promise<{ vehicles: number; cost: number } | undefined> {
  const text = await textBeside(file, 'BKS.json');
  const name = basename(file).replace(/\.\w+$/, '');
  const known: Record<
    string,
    Record<string, { solved_with_vehicles: number; best_known_cost: number }>
  > = text ? JSON.parse(text) : {};
  const best = known[name]?.[name];
  return best && { vehicles: best.solved_with_vehicles, cost: best.best_known_cost };
}

/** The best known cost of an instance: from `NAME.sol` or `optimal-dimacs.json` beside it, or nothing. */
export async function bestKnown(file: string): Promise<number | undefined> {
  const beside = (name: string) => textBeside(file, name);
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
