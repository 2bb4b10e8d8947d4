import { printTable } from '../../bench/print.ts';
import { type Books, lostAddresses, type Verdict } from './check.ts';
import type { Outcome } from './troubles.ts';
import type { Visits } from './visitors.ts';

/** What is said of one trouble. */
export interface Line extends Outcome {
  requests: number;
  fine: number;
  later: number;
  broken: number;
  other: number;
  none: number;
  acknowledged: number;
  lost: number;
}

const brokenOnes = new Set([500, 502, 504]);

/** Counts what visitors were told during one trouble, and what became of it. */
export function lineOf(outcome: Outcome, visits: Visits, books: Books | null): Line {
  const answers = [...(visits.answers.get(outcome.trouble) ?? [])];
  const count = (holds: (status: number) => boolean) =>
    answers.filter(([status]) => holds(status)).reduce((sum, [, times]) => sum + times, 0);
  const acknowledged = [...visits.acknowledged].filter(([, trouble]) => trouble === outcome.trouble);
  const lost = books ? lostAddresses(visits, books) : [...visits.acknowledged.keys()];
  return {
    ...outcome,
    requests: count(() => true),
    fine: count((status) => status >= 200 && status < 400),
    later: count((status) => status === 503),
    broken: count((status) => brokenOnes.has(status)),
    other: count((status) => status >= 400 && status !== 503 && !brokenOnes.has(status)),
    none: count((status) => status === 0),
    acknowledged: acknowledged.length,
    lost: lost.filter((email) => visits.acknowledged.get(email) === outcome.trouble).length,
  };
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Prints a table with a line for each trouble. */
export function printLines(lines: readonly Line[]): void {
  console.log('');
  printTable(
    [
      'trouble',
      'times',
      'requests',
      '2xx/3xx',
      '503',
      '500/502/504',
      'other',
      'no answer',
      'acknowledged',
      'lost',
      'longest to come back',
    ],
    lines.map((line) => [
      line.trouble,
      line.times,
      line.requests,
      line.fine,
      line.later,
      line.broken,
      line.other,
      line.none,
      line.acknowledged,
      line.lost,
      line.back.length > 0 ? seconds(Math.max(...line.back)) : '–',
    ]),
  );
  console.log('');
}

/** Prints what must hold, and gives how much of it did not. */
export function printVerdicts(verdicts: readonly Verdict[]): number {
  const width = Math.max(...verdicts.map(({ what }) => what.length));
  for (const { what, passed, found } of verdicts)
    console.log(`  ${passed ? 'ok  ' : 'FAIL'} ${what.padEnd(width)}  ${found}`);
  const failed = verdicts.filter(({ passed }) => !passed).length;
  console.log(`${verdicts.length - failed} passed, ${failed} failed`);
  return failed;
}
