import { useEffect, useMemo, useState } from 'react';
import { assigned } from '#engines/bank/match/assign.ts';
import { type Proposal, sureFrom, tellFrom } from '#engines/bank/match/open-item.ts';
import { toast } from '#ui/panels/toast.ts';
import { keptWorker } from '../../../kit/run/kept-worker.ts';
import { fixed } from '../../books/chart.ts';
import { habitsIn } from '../../books/habits.ts';
import { itemsIn } from '../../books/items.ts';
import type { MatchJob } from '../../match.worker.ts';
import type { BookedLine, Rows } from '../../records.ts';

type MatchedRows = Pick<Rows, 'lines' | 'entries' | 'invoices' | 'bills'>;

/** A line that waits, with what it most likely is. */
export interface Pair {
  line: BookedLine;
  best: Proposal | null;
  others: readonly Proposal[];
  standing: 'sure' | 'likely' | 'open';
}

const standingOf = (best: Proposal | undefined): Pair['standing'] =>
  !best || best.confidence < tellFrom ? 'open' : best.confidence >= sureFrom ? 'sure' : 'likely';

/** By what a line says: another file may have another line under the same id. */
type Answers = ReadonlyMap<string, readonly Proposal[]>;
const said = ({ id, day, cents, name, account, text, bankRef }: BookedLine): string =>
  [id, day, cents, name, account, text, bankRef].join('\n');

const matcher = keptWorker<MatchJob, Map<string, readonly Proposal[]>>(
  () => new Worker(new URL('../../match.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 120_000, tookTooLong: 'Matching took longer than two minutes, so it was stopped.' },
);

// As many as an ordinary morning brings; matching them takes a few milliseconds.
const mostAtOnce = 80;

function jobFor({ lines, entries, invoices, bills }: MatchedRows): MatchJob {
  const waiting = [...lines.values()]
    .filter(({ entry }) => entry === null)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return { waiting, items: itemsIn({ entries, invoices, bills }), habits: habitsIn({ lines, entries }) };
}

const byLine = ({ waiting }: MatchJob, found: ReadonlyMap<string, readonly Proposal[]>): Answers =>
  new Map(waiting.map((line) => [said(line), found.get(line.id) ?? []]));

/**
 * The lines that wait, by day, each beside what it most likely is. The first ones are matched for the first drawing,
 * which is the same on the server; from then on a worker does it, and until it answers a line keeps its last answer.
 */
export function usePairs(rows: Rows): { pairs: Pair[]; isMatching: boolean } {
  const { lines, entries, invoices, bills } = rows;
  const job = useMemo(() => jobFor({ lines, entries, invoices, bills }), [lines, entries, invoices, bills]);
  const [matched, setMatched] = useState<{ job: MatchJob | null; answers: Answers }>(() =>
    job.waiting.length > mostAtOnce
      ? { job: null, answers: new Map() }
      : { job, answers: byLine(job, assigned(job.waiting, job.items, job.habits)) },
  );
  const isMatching = matched.job !== job;
  useEffect(() => {
    if (!isMatching) return;
    let left = false;
    matcher
      .ask(job)
      .then((found) => left || setMatched({ job, answers: byLine(job, found) }))
      .catch((error: unknown) => {
        if (left) return;
        setMatched((before) => ({ ...before, job }));
        toast({ title: error instanceof Error ? error.message : String(error), tone: 'danger' });
      });
    return () => {
      left = true;
    };
  }, [job, isMatching]);
  const pairs = useMemo(
    () =>
      job.waiting.map((line): Pair => {
        const [best, ...others] = matched.answers.get(said(line)) ?? [];
        const standing = standingOf(best);
        return { line, best: standing === 'open' ? null : (best ?? null), others, standing };
      }),
    [job, matched],
  );
  return { pairs, isMatching };
}

/** What the bank says there is, what the books say, and what lies between them. */
export function useBalances({ entries, lines }: Rows) {
  return useMemo(() => {
    let books = 0;
    for (const entry of entries.values())
      for (const { account, cents } of entry.lines) if (account === fixed.bank) books += cents;
    let waiting = 0;
    for (const line of lines.values()) if (line.entry === null) waiting += line.cents;
    return { books, waiting, bank: books + waiting };
  }, [entries, lines]);
}
