import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportOf } from '#engines/seo/analyse.ts';
import { fromResponses, pagesOf } from '#engines/seo/site/responses.ts';
import { writeProof } from './proof.ts';
import type { Case, Found } from './seo/judge.ts';
import { report } from './seo/report.ts';

const selection = join(import.meta.dirname, 'seo/cases.json');

const known = {
  cases: { type: 'string' },
  out: { type: 'string' },
  write: { type: 'boolean' },
} as const;

/** The checks of the list that the engine finds in a site; its owner lets it read what robots.txt forbids. */
async function checksIn({ start, responses }: Case): Promise<string[]> {
  const { findings } = await reportOf({
    start,
    get: fromResponses(responses),
    known: pagesOf(responses),
    robots: 'report',
    pages: 1000,
  });
  return [...new Set(findings.filter(({ beyond }) => !beyond).map(({ check }) => check))];
}

/** Checks the sites of a file (`--cases FILE`, else the project's selection), writes what it found (`--out FILE`), judges it. */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const { values } = parseArgs({ args, options: known, strict: false });
  const file = typeof values.cases === 'string' ? values.cases : selection;
  const cases = JSON.parse(await readFile(file, 'utf8')) as Case[];
  const found: Found[] = [];
  const times: number[] = [];
  for (const one of cases) {
    const began = performance.now();
    found.push({ case: one.case, found: await checksIn(one) });
    times.push(performance.now() - began);
  }
  if (typeof values.out === 'string') await writeFile(values.out, `${JSON.stringify(found, null, 1)}\n`);
  const figures = report(cases, found, times);
  const command = `npm run bench:seo${values.cases ? ' -- --cases …' : ''}`;
  if (write && figures.length > 0) await writeProof(command, figures);
}
