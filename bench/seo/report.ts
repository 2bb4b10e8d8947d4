import { listed } from '#engines/seo/checklist/checklist.ts';
import { median, printTable } from '../print.ts';
import { type Case, type Found, precision, recall, sum, type Tally, tally } from './judge.ts';

const target = 0.97;
const shown = (value: number) => value.toFixed(3);
const row = (name: string, all: Tally) => [
  name,
  all.hits,
  all.alarms,
  all.misses,
  shown(precision(all)),
  shown(recall(all)),
];

/** Prints how well the checks were found, where it is known; gives the figures of it. */
export function report(
  cases: readonly Case[],
  found: readonly Found[],
  times: readonly number[],
): { id: string; value: number; unit: string }[] {
  const judged = cases.flatMap((one, at) => (one.expect ? [{ one, told: found[at]?.found ?? [] }] : []));
  const milliseconds = median([...times]);
  console.log(`\nSEO: ${cases.length} sites, ${milliseconds.toFixed(1)} ms for the median site`);
  if (judged.length === 0) return [];
  const of = (counts?: (check: string) => boolean) =>
    sum(judged.map(({ one, told }) => tally(one, told, counts)));
  const categories = Map.groupBy(listed, ({ category }) => category);
  const rows = [...categories].map(([name, checks]) => {
    const ids = new Set<string>(checks.map(({ id }) => id));
    return row(
      name,
      of((check) => ids.has(check)),
    );
  });
  const all = of();
  printTable(['category', 'found', 'false', 'missed', 'precision', 'recall'], [...rows, row('all', all)]);
  for (const { one, told } of judged) {
    const alarms = told.filter((check) => !one.expect?.includes(check) && !one.also?.includes(check));
    const misses = one.expect?.filter((check) => !told.includes(check)) ?? [];
    if (alarms.length + misses.length === 0) continue;
    console.log(`${one.case}: false ${alarms.join(', ') || 'none'}; missed ${misses.join(', ') || 'none'}`);
  }
  const verdict = precision(all) >= target && recall(all) >= target ? 'reached' : 'NOT reached';
  console.log(`target: precision and recall of ${target} each, ${verdict}`);
  return [
    { id: 'seo.precision', value: Number(shown(precision(all))), unit: '' },
    { id: 'seo.recall', value: Number(shown(recall(all))), unit: '' },
    { id: 'seo.sites', value: cases.length, unit: 'sites' },
    { id: 'seo.site.time', value: Number(milliseconds.toFixed(1)), unit: 'ms' },
  ];
}
