import { habitsOf } from '#engines/bank/match/known.ts';
import type { Habit } from '#engines/bank/match/open-item.ts';
import type { Rows } from '../records.ts';
import { fixed } from './chart.ts';

const own: ReadonlySet<string> = new Set([fixed.bank, fixed.tax.due, fixed.tax.deductible]);

/** Where lines of each name went that paid no invoice: one account beside the bank's, and the VAT inside it. */
export function habitsIn({ lines, entries }: Pick<Rows, 'lines' | 'entries'>): Map<string, Habit> {
  const posted = [];
  for (const line of lines.values()) {
    const entry = line.entry === null ? undefined : entries.get(line.entry);
    const others = entry?.lines.filter(({ account }) => !own.has(account)) ?? [];
    const [other] = others;
    if (other && others.length === 1 && other.item === undefined && other.account !== fixed.overpaid)
      posted.push({ name: line.name, cents: line.cents, text: line.text, to: other.account });
  }
  return habitsOf(posted);
}
