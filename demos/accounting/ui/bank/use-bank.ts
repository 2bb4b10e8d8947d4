import { useMemo } from 'react';
import { assigned } from '#engines/bank/match/assign.ts';
import { type Proposal, sureFrom, tellFrom } from '#engines/bank/match/open-item.ts';
import { fixed } from '../../books/chart.ts';
import { habitsIn } from '../../books/habits.ts';
import { itemsIn } from '../../books/items.ts';
import type { BookedLine, Rows } from '../../records.ts';

/** A line that waits, with what it most likely is. */
export interface Pair {
  line: BookedLine;
  best: Proposal | null;
  others: readonly Proposal[];
  standing: 'sure' | 'likely' | 'open';
}

const standingOf = (best: Proposal | undefined): Pair['standing'] =>
  !best || best.confidence < tellFrom ? 'open' : best.confidence >= sureFrom ? 'sure' : 'likely';

/** The lines that wait, by day, each beside what it most likely is. */
export function usePairs(rows: Rows): Pair[] {
  const { lines, entries, invoices, bills } = rows;
  return useMemo(() => {
    const waiting = [...lines.values()]
      .filter(({ entry }) => entry === null)
      .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
    if (waiting.length === 0) return [];
    const answers = assigned(waiting, itemsIn({ entries, invoices, bills }), habitsIn({ lines, entries }));
    return waiting.map((line) => {
      const [best, ...others] = answers.get(line.id) ?? [];
      const standing = standingOf(best);
      return { line, best: standing === 'open' ? null : (best ?? null), others, standing };
    });
  }, [lines, entries, invoices, bills]);
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
