import { readDocument } from '#engines/documents/read-document.ts';
import { readResume } from '#engines/resume/read-resume.ts';
import { resumeText } from '#engines/resume/resume-text.ts';
import { median, printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { makeFacts } from './resume/facts.ts';
import { type Judged, judge } from './resume/judge.ts';
import type { Layout } from './resume/layout.ts';
import { asideLayouts } from './resume/layouts-aside.ts';
import { seenLayouts } from './resume/layouts-seen.ts';

interface Result {
  layout: string;
  isAside: boolean;
  judged: Judged[];
  ms: number;
}

const fields = ['name', 'contact', 'skills', 'experience', 'education'] as const;
const share = (judged: readonly Judged[]): number =>
  Math.round((1000 * judged.filter(({ isFound }) => isFound).length) / (judged.length || 1)) / 10;

/** Lays out thirty made-up people as files, reads them as the hiring desk does, and counts what was found. */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const people = makeFacts();
  const half = people.length / 2;
  const results: Result[] = [];
  for (const [at, facts] of people.entries()) {
    const isAside = at >= half;
    const layouts: readonly Layout[] = isAside ? asideLayouts : seenLayouts;
    const layout = layouts[at % layouts.length];
    if (!layout) continue;
    const bytes = await layout.make(facts);
    const text =
      layout.ending === 'txt'
        ? new TextDecoder().decode(bytes)
        : resumeText(await readDocument(`cv.${layout.ending}`, bytes));
    const start = performance.now();
    const read = readResume(text);
    const ms = performance.now() - start;
    results.push({
      layout: layout.name,
      isAside,
      judged: judge(facts, read, layout.name !== 'text, years only'),
      ms,
    });
    if (args.includes('--texts') && !isAside) console.log(`\n${layout.name}\n${text}`);
  }
  const of = (isAside: boolean) => results.filter((result) => result.isAside === isAside);
  const all = (some: readonly Result[]) => some.flatMap(({ judged }) => judged);
  const row = (name: string, some: readonly Result[]) => {
    const judged = all(some);
    const found = judged.filter(({ isFound }) => isFound).length;
    return [
      name,
      some.length,
      `${found} of ${judged.length}`,
      ...fields.map((field) => share(judged.filter((one) => one.field === field)).toFixed(1)),
      share(judged).toFixed(1),
    ];
  };
  console.log('\nRésumés: share of the fields that were found, in %');
  printTable(
    ['', 'résumés', 'fields', ...fields, 'all'],
    [
      ...[...new Set(results.map(({ layout }) => layout))].map((layout) =>
        row(
          layout,
          results.filter((result) => result.layout === layout),
        ),
      ),
      row('seen when writing the rules', of(false)),
      row('held out', of(true)),
    ],
  );
  console.log(`Reading one takes ${median(results.map(({ ms }) => ms)).toFixed(1)} ms (median).`);
  for (const { layout, judged } of of(false))
    for (const { said, isFound } of judged) if (!isFound) console.log(`  ${layout}: ${said}`);
  if (write)
    await writeProof('npm run bench:resume', [
      { id: 'resume.fields.seen', value: share(all(of(false))), unit: '%' },
      { id: 'resume.fields.aside', value: share(all(of(true))), unit: '%' },
      { id: 'resume.count', value: results.length, unit: 'résumés' },
    ]);
}
