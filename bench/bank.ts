import { casesIn } from './bank/cases.ts';
import { type Judged, judged } from './bank/judge.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';

const share = (part: number, whole: number): number =>
  whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000;

const row = (name: string, { lines, wanted, told, right, sure, sureRight }: Judged) => [
  name,
  lines,
  wanted,
  share(right, told).toFixed(3),
  share(right, wanted).toFixed(3),
  sure,
  share(sureRight, sure).toFixed(3),
];

/** Matches the lines of two bank accounts with what is open, and says how much of it a bookkeeper would have done the same. */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const development = judged(casesIn('development'));
  const keptAside = judged(casesIn('kept-aside'));
  console.log('\nBank lines matched with invoices and bills; we wrote both sets before the rules');
  printTable(
    ['', 'lines', 'with an answer', 'precision', 'recall', 'sure', 'precision of the sure'],
    [row('rules were made on', development), row('kept aside', keptAside)],
  );
  const shown = args.includes('--development') ? development : keptAside;
  for (const { text, wanted, told, confidence } of shown.wrong)
    console.log(`  wanted ${wanted}, got ${told} (${confidence.toFixed(2)}): ${text}`);
  if (write)
    await writeProof('npm run bench:bank', [
      { id: 'bank.lines', value: development.lines + keptAside.lines, unit: 'lines' },
      { id: 'bank.kept.lines', value: keptAside.lines, unit: 'lines' },
      { id: 'bank.kept.precision', value: share(keptAside.right, keptAside.told), unit: '' },
      { id: 'bank.kept.recall', value: share(keptAside.right, keptAside.wanted), unit: '' },
      { id: 'bank.kept.sure.precision', value: share(keptAside.sureRight, keptAside.sure), unit: '' },
    ]);
}
