import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median, printTable } from './print.ts';
import { differences, type GradeCase, gradeCase } from './privacy/judge.ts';
import { writeProof } from './proof.ts';

const selection = join(import.meta.dirname, 'privacy/cases.json');
const known = { cases: { type: 'string' }, out: { type: 'string' }, write: { type: 'boolean' } } as const;
const rounds = 5;

/** How long one case takes, once everything is loaded: the middle of the cases, each the best of some rounds. */
function timeOf(cases: readonly GradeCase[], now: Date): number {
  const times = cases.map((asked) => {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      gradeCase(asked, now);
      best = Math.min(best, performance.now() - began);
    }
    return best;
  });
  return median(times);
}

/** Grades the cases of a file (`--cases FILE`, else the project's selection), writes them (`--out FILE`), and compares with MDN's grades. */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const { values } = parseArgs({ args, options: known, strict: false });
  const file = typeof values.cases === 'string' ? values.cases : selection;
  const cases = JSON.parse(await readFile(file, 'utf8')) as GradeCase[];
  const now = new Date();
  const graded = cases.map((asked) => ({ asked, found: gradeCase(asked, now) }));
  if (typeof values.out === 'string') {
    const answers = graded.map(({ asked: { id }, found: { grade, score, tests } }) => ({
      id,
      grade,
      score,
      tests,
    }));
    await writeFile(values.out, `${JSON.stringify(answers, null, 2)}\n`);
  }
  const judged = graded.flatMap(({ asked: { id, expect }, found }) =>
    expect ? [{ id, wrong: differences(found, expect), tests: Object.keys(expect.tests).length }] : [],
  );
  for (const { id, wrong } of judged) for (const line of wrong) console.log(`${id}: ${line}`);
  const agree = judged.filter(({ wrong }) => wrong.length === 0).length;
  const ms = timeOf(cases, now);
  printTable(
    ['', 'here', 'target'],
    [
      ['cases graded', cases.length, ''],
      [
        'agree with MDN in grade, score and each test',
        `${agree} of ${judged.length}`,
        `${judged.length} of ${judged.length}`,
      ],
      ['tests compared', judged.reduce((sum, { tests }) => sum + tests, 0), ''],
      ['time per case, median', `${ms.toFixed(3)} ms`, ''],
    ],
  );
  const command = `npm run bench:privacy${values.cases ? ' -- --cases …' : ''}`;
  if (write)
    await writeProof(command, [
      { id: 'privacy.grades.agree', value: agree, unit: 'cases' },
      { id: 'privacy.grades.cases', value: judged.length, unit: 'cases' },
      { id: 'privacy.grades.time', value: Number(ms.toFixed(3)), unit: 'ms' },
    ]);
}
