import { reversalOf } from '#engines/ledger/book.ts';
import { monthAndYear } from '#lib/time/day-words.ts';
import { isClosedDay } from '../books/book.ts';
import type { Rows } from '../records.ts';
import { type Done, entryFor, put } from './done.ts';

/**
 * Takes an entry back by its mirror, which stands beside it. A bank line that it posted waits again. In a closed month
 * nothing moves, so the mirror is posted today.
 */
export function takeBack(rows: Rows, id: string, today: string): Done {
  const entry = rows.entries.get(id);
  if (!entry) return { problem: 'This entry isn’t in the journal.' };
  const paper = [...rows.invoices.values(), ...rows.bills.values()].find((each) => each.entry === id);
  if (paper)
    return {
      problem: rows.invoices.has(paper.id)
        ? `This entry belongs to ${paper.number}. Write a credit note for it instead.`
        : `This entry belongs to bill ${paper.number}. Reverse the bill under Bills.`,
    };
  const { id: _, ...mirror } = reversalOf(entry, '', isClosedDay(rows, entry.day) ? today : entry.day);
  const made = entryFor(rows, mirror);
  if ('problem' in made) return made;
  const line = [...rows.lines.values()].find((each) => each.entry === id);
  // A line of a closed month can't be posted again under its own day; its mirror stands in the open month.
  if (line && isClosedDay(rows, line.day))
    return { problem: `${monthAndYear(line.day)} is closed. Post a correction to the journal instead.` };
  return {
    said: `Reversed entry ${entry.number}`,
    edits: [put('entries', made.entry), ...(line ? [put('lines', { ...line, entry: null })] : [])],
  };
}
