import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserFlags, chromiumPath } from '../../scripts/test/browser.ts';
import { median } from '../print.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/** One run in a process of its own: Lighthouse is not safe twice in one. */
async function once(url: string): Promise<Scores> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const args = [
    'node_modules/lighthouse/cli/index.js',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
  ];
  await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: await chromiumPath() },
    maxBuffer: 1 << 24,
  });
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    categories: Record<string, { score: number }>;
  };
  await rm(folder, { recursive: true, force: true });
  return Object.fromEntries(
    categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
}

/** A run; the trace sometimes misses its beginning, and then Lighthouse asks for another one. */
async function measured(url: string): Promise<Scores> {
  try {
    return await once(url);
  } catch (error) {
    if (error instanceof Error && error.message.includes('NO_NAVSTART')) return once(url);
    throw error;
  }
}

/** The median of some runs as a phone, and how far performance ranged. */
export async function lighthouseMedian(
  url: string,
  runs: number,
): Promise<Scores & { least: number; most: number }> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measured(url));
  const middle = Object.fromEntries(
    categories.map((name) => [name, median(all.map((scores) => scores[name]))]),
  ) as Scores;
  const performance = all.map((scores) => scores.performance);
  return { ...middle, least: Math.min(...performance), most: Math.max(...performance) };
}
